import { needRows } from './need_row.ts'
import { planRow } from './plan_row.ts'
import type { ModelLocation, ModelRow } from './problem.ts'

/** The shifts of all positions of a location. Its first day counts from a Monday. */
export const planLocation = (location: ModelLocation, slotMinutes: number): ModelRow[] =>
  needRows(location, slotMinutes).map((need, at) => planRow(rowOf(location, slotMinutes, need, at)))

/** What one position is planned from. */
export const rowOf = (
  { locationId, from, days, positions }: ModelLocation,
  slotMinutes: number,
  need: ReturnType<typeof needRows>[number],
  at: number
) => ({
  ...{ locationId, days, slotMinutes, need, position: positions[at]! },
  weekday: (((from % 7) + 7) % 7) + 1,
})
