import type { PlannedModelShift } from '@shiftloom/solver/labour_model/run/problem'
import { addDays } from '@shiftloom/solver/time'
import { plannedShift } from '#app/demand/staff/planned_staff'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { scheduleEntryTypes } from '#contracts/enums'
import type { LabourModelScope } from '#contracts/labour_model'
import type { EntrySource, ScheduleEntry } from '#contracts/schedule'

/** A shift of a fixed template, or of one that a planner applied, is a planner's decision, and so is an imported one. */
const byHand: EntrySource[] = ['manual', 'template', 'import']

/**
 * Shifts of a location in the days and on those beside them, by position, in minutes from the first midnight. Those of
 * people, locked ones, and those the planner wants to keep are fixed.
 */
export async function plannedModelShifts(
  locationId: string,
  { from, until, keep }: Pick<LabourModelScope, 'from' | 'until' | 'keep'>
): Promise<Map<string, PlannedModelShift[]>> {
  const entries = await plannedEntries({
    ...{ from: addDays(from, -1), until: addDays(until, 1), locationIds: [locationId] },
    types: [scheduleEntryTypes.shift],
  })
  const isFixed = ({ employeeId, locked, state, source }: ScheduleEntry): boolean =>
    employeeId !== null ||
    locked ||
    (keep.published && state !== 'draft') ||
    (keep.manual && byHand.includes(source))
  const shifts = entries.flatMap((entry) => {
    const shift = plannedShift(entry, from)
    if (!shift) return []
    const { positionId, breaks, ...times } = shift
    const planned = { entryId: entry.id, from: times.from, until: times.until, breaks }
    return [{ positionId, planned: { ...planned, isFixed: isFixed(entry) } }]
  })
  const byPosition = Map.groupBy(shifts, ({ positionId }) => positionId)
  return new Map([...byPosition].map(([id, all]) => [id, all.map(({ planned }) => planned)]))
}
