import type { Model } from '../model.ts'
import { capacities } from './capacity.ts'
import type { PreflightCheck, PreflightFinding } from './finding.ts'

/**
 * More hours than people can work: per position over those who hold it, and once for agreed hours of everybody.
 * A position's figure is an upper bound, so a warning there means that some of its hours stay open.
 */
export const hoursShort: PreflightCheck = (model) => {
  if (model.people.length === 0) return []
  const most = capacities(model)
  const positions = new Map(Map.groupBy([...model.shifts.keys()], (s) => model.shifts[s]!.positionId ?? ''))
  const perPosition = [...positions].flatMap(([positionId, shifts]): PreflightFinding[] => {
    const people = new Set(shifts.flatMap((s) => [...model.candidates[s]!]))
    const neededMinutes = minutesOf(model, shifts)
    const availableMinutes = [...people].reduce((total, p) => total + most[p]!, 0)
    return short(neededMinutes, availableMinutes, { positionId, people: people.size })
  })
  const everything = minutesOf(model, [...model.shifts.keys()])
  return [...perPosition, ...short(everything, agreedMinutesLeft(model), { people: model.people.length })]
}

const short = (
  neededMinutes: number,
  availableMinutes: number,
  about: PreflightFinding['details']
): PreflightFinding[] =>
  neededMinutes <= availableMinutes
    ? []
    : [{ code: 'hours_short', severity: 'warn', details: { ...about, neededMinutes, availableMinutes } }]

const minutesOf = (model: Model, shifts: readonly number[]): number =>
  shifts.reduce((total, s) => total + model.minutes[s]!, 0)

/** Agreed hours of everybody that fixed work has not used yet. */
export const agreedMinutesLeft = ({ people }: Model): number =>
  people.reduce(
    (total, { periods }) =>
      total + periods.reduce((left, { norm, fixed }) => left + Math.max(0, norm - fixed), 0),
    0
  )
