import { daysBetween } from '../../../time/time.ts'
import type { RosterProblem } from '../../problem.ts'
import type { HeadcountRow } from '../demand.ts'
import { mayStartOn } from '../shift_on.ts'
import { fault, wholeNumbers, type ProblemCheck, type ProblemFault } from './fault.ts'

const DAY_MINUTES = 1440

/** Demand of one form only, for shifts and days that exist. */
export const checkDemand: ProblemCheck = (problem) => {
  const forms = [
    problem.shifts.length > 0 && 'shifts',
    (problem.demand?.counts?.length ?? 0) > 0 && 'counts',
    (problem.demand?.headcount?.length ?? 0) > 0 && 'headcount',
  ].filter((form) => form !== false)
  const mixed = forms.length > 1 && forms.includes('counts')
  return [
    ...(mixed ? [fault('demand_mixed', { forms: forms.join(' ') })] : []),
    ...countFaults(problem),
    ...(problem.demand?.headcount ?? []).flatMap((row) => rowFaults(row, problem)),
  ]
}

function countFaults({ demand, catalogue, from, until }: RosterProblem): ProblemFault[] {
  const shifts = new Map(catalogue?.shiftTypes?.map((shift) => [shift.id, shift]))
  const seen = new Set<string>()
  return (demand?.counts ?? []).flatMap((count) => {
    const { day, shiftTypeId, locationId, positionId, wanted, minimum, under, over } = count
    const shift = shifts.get(shiftTypeId)
    if (!shift) return [fault('id_unknown', { part: 'catalogue', id: shiftTypeId, by: 'counts' })]
    const place = JSON.stringify([day, shiftTypeId, locationId, positionId])
    const twice = seen.has(place)
    seen.add(place)
    return [
      ...wholeNumbers('counts', shiftTypeId, { wanted, minimum, under, over }),
      ...(day < from || day >= until || !mayStartOn(shift, day)
        ? [fault('count_off_day', { day, shiftTypeId })]
        : []),
      ...(twice ? [fault('count_twice', { day, shiftTypeId })] : []),
    ]
  })
}

function rowFaults(row: HeadcountRow, { from, until, catalogue }: RosterProblem): ProblemFault[] {
  const { positionId, slotMinutes, people } = row
  const id = positionId ?? ''
  if (![15, 30, 60].includes(slotMinutes)) {
    return [
      fault('number_wrong', { part: 'headcount', id, field: 'slotMinutes', value: Number(slotMinutes) }),
    ]
  }
  const most = (daysBetween(from, until) * DAY_MINUTES) / slotMinutes
  const shapes = catalogue?.shapes ?? []
  const shape =
    shapes.find((one) => one.positionId === positionId) ?? shapes.find((one) => one.positionId === null)
  const shifts = catalogue?.shiftTypes ?? []
  const minutes = shape
    ? [
        ...[shape.minimumMinutes, shape.maximumMinutes, shape.startEveryMinutes],
        ...(shape.breakRules ?? []).flatMap(({ fromLengthMinutes, breaks }) => [
          fromLengthMinutes,
          ...breaks.flatMap((pause) => [pause.minutes, pause.earliest, pause.latest]),
        ]),
      ]
    : shifts.flatMap(({ start, lengthMinutes }) => [Number(start.slice(3)), lengthMinutes])
  const odd = minutes.find((length) => length % slotMinutes !== 0)
  return [
    ...(people.length > most
      ? [fault('headcount_too_long', { positionId: id, slots: people.length, most })]
      : []),
    ...(people.every((count) => Number.isInteger(count) && count >= 0)
      ? []
      : [
          fault('number_wrong', {
            part: 'headcount',
            id,
            field: 'people',
            value: Number(people.find((count) => !(Number.isInteger(count) && count >= 0))),
          }),
        ]),
    ...(shape || shifts.length > 0 ? [] : [fault('headcount_without_shifts', { positionId: id })]),
    ...(odd === undefined ? [] : [fault('slots_do_not_fit', { positionId: id, slotMinutes, minutes: odd })]),
  ]
}
