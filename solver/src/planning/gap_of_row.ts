import { gapOf } from '../labour_model/coverage/gap.ts'
import { presenceOf, type PlannedTime } from '../labour_model/coverage/presence.ts'
import { clockMinutes, clockOf, dayOf, daysBetween, type Day } from '../time/time.ts'
import type { FixedWork, RosterProblem } from '../roster/problem.ts'
import type { HeadcountRow } from '../roster/demand/demand.ts'

const DAY_MINUTES = 1440

/** People a row still lacks in each slot beside the work that stays at its location and position. */
export function gapOfRow(row: HeadcountRow, { fixed, from, zone }: RosterProblem): Int32Array {
  const there = fixed.filter(
    ({ locationId, positionId }) => locationId === row.locationId && positionId === row.positionId
  )
  const planned = there.map((work) => plannedTime(work, from, zone))
  const grid = { slots: row.people.length, slotMinutes: row.slotMinutes }
  return gapOf(row.people, presenceOf(planned, grid))
}

/** A work in minutes of the wall clock from midnight of the first planned day. */
function plannedTime({ start, end, breaks = [] }: FixedWork, from: Day, zone: string): PlannedTime {
  const minuteOf = (instant: number): number =>
    daysBetween(from, dayOf(instant, zone)) * DAY_MINUTES + clockMinutes(clockOf(instant, zone))
  return {
    from: minuteOf(start),
    until: minuteOf(end),
    unpaidBreaks: breaks.flatMap(({ start: at, minutes, paid }) =>
      paid || at === undefined ? [] : [{ from: minuteOf(at), until: minuteOf(at) + minutes }]
    ),
  }
}
