import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { overlaps, type Day } from '../../time/time.ts'
import type { Model, ModelPerson } from '../model.ts'
import type { PreflightCheck, PreflightFinding } from './finding.ts'
import { excludeEachOther } from './sure_rest.ts'

/**
 * Positions whose shifts of one day have more hours than all who may work them could work of these shifts, bound only by
 * overlaps and daily rest: some of these hours stay open.
 */
export const dayHoursShort: PreflightCheck = (model) => {
  const byDay = Map.groupBy([...model.shifts.keys()], (s) => model.shifts[s]!.day)
  return [...byDay].flatMap(([day, shifts]) => {
    const byPosition = Map.groupBy(shifts, (s) => model.shifts[s]!.positionId ?? '')
    return [...byPosition].flatMap(([positionId, same]) => shortOn(model, day, positionId, same))
  })
}

function shortOn(model: Model, day: Day, positionId: string, shifts: readonly number[]): PreflightFinding[] {
  const people = new Set(shifts.flatMap((s) => [...model.candidates[s]!]))
  if (people.size === 0) return []
  const neededMinutes = shifts.reduce((total, s) => total + model.minutes[s]!, 0)
  let availableMinutes = 0
  for (const p of people) {
    availableMinutes += mostMinutes(model.people[p]!, possibleFor(model, p, shifts))
    if (availableMinutes >= neededMinutes) return []
  }
  const details = { day, positionId, people: people.size, neededMinutes, availableMinutes }
  return [{ code: 'day_hours_short', severity: 'block', details }]
}

/** What one person may work beside what stays; of shifts at the same time only the longest counts. */
function possibleFor(
  { people, allowed, shifts: all }: Model,
  p: number,
  shifts: readonly number[]
): PlannedWork[] {
  const { planned, fixed } = people[p]!
  const longest = new Map<string, PlannedWork>()
  for (const s of shifts) {
    const work = planned[s]!
    if (!allowed[p * all.length + s] || fixed.some((other) => overlaps(other, work))) continue
    const key = `${work.start}/${work.end}`
    if ((longest.get(key)?.workMinutes ?? 0) < work.workMinutes) longest.set(key, work)
  }
  return [...longest.values()].sort((a, b) => a.start - b.start)
}

/** The most minutes of works of which no two that follow each other exclude each other: no plan gives more. */
function mostMinutes(person: ModelPerson, works: readonly PlannedWork[]): number {
  const best: number[] = []
  works.forEach((work, i) => {
    const before = best.filter((_, earlier) => !excludeEachOther(person, works[earlier]!, work))
    best[i] = work.workMinutes + Math.max(0, ...before)
  })
  return Math.max(0, ...best)
}
