import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { entriesOfRequest, type Granted } from '#app/requests/schedule_effect/entries_of_request'
import { applyCommand } from '#app/scheduling/public/apply_command'
import type { CoveredShiftChoice } from '#contracts/filed_requests'
import type { StoredEffect } from '#database/json/requests'
import type { EntryOperation, ScheduleEntry } from '#contracts/schedule'

/**
 * Puts a granted request into the schedule as one step: its entries, and what becomes of the shifts it covers. Shifts that
 * are only touched by a part of the day stay with the person.
 *
 * @throws requests.shift_elsewhere for a covered shift at a location the actor may not touch
 * @throws what a command of the schedule throws
 */
export async function putIntoSchedule(
  request: Granted,
  shifts: readonly ScheduleEntry[],
  choice: CoveredShiftChoice
): Promise<StoredEffect> {
  const covered = request.part === null ? shifts : []
  requireReach(covered)
  const entries = entriesOfRequest(request, shifts)
  const commandId = newId()
  await applyCommand(
    {
      ...{ id: commandId, label: 'approveRequest' as const },
      operations: [...covered.map((shift) => madeWay(shift, choice)), ...entries],
    },
    { source: 'request' }
  )
  return {
    commandId,
    entryIds: entries.map(({ id }) => id),
    unassignedIds: choice === 'unassign' ? covered.map(({ id }) => id) : [],
  }
}

/** The covered shifts lie where the actor plans. */
export const reaches = (shifts: readonly ScheduleEntry[]): boolean => {
  const { locationIds } = organisationContext.actor()
  return locationIds === null || shifts.every(({ locationId }) => locationIds.includes(locationId))
}

function requireReach(shifts: readonly ScheduleEntry[]): void {
  if (!reaches(shifts)) throw new DomainError('requests.shift_elsewhere')
}

const madeWay = ({ id, version, locked }: ScheduleEntry, choice: CoveredShiftChoice): EntryOperation =>
  choice === 'delete' && !locked
    ? { kind: 'delete', id, version }
    : { kind: 'update', id, version, changes: { employeeId: null, ...(locked && { locked: false }) } }
