import { coverageByDay } from '../coverage/coverage.ts'
import { presenceOf, type PlannedTime } from '../coverage/presence.ts'
import type { DayHoursOfNeed } from './problem.ts'

/** What is needed, planned, missing and too much on each of the planned days. */
export function hoursByDay(
  need: Int32Array,
  planned: readonly PlannedTime[],
  { slotMinutes, days }: { readonly slotMinutes: number; readonly days: number }
): DayHoursOfNeed[] {
  const present = presenceOf(planned, { slots: need.length, slotMinutes })
  return coverageByDay(need, present, { slotMinutes, slotsPerDay: 1440 / slotMinutes })
    .slice(0, days)
    .map(({ requiredHours, plannedHours, underHours, overHours }) => ({
      ...{ needed: requiredHours, planned: plannedHours, missing: underHours, over: overHours },
    }))
}
