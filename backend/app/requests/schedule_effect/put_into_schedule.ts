import type { Period } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { entriesOfRequest, type Granted } from '#app/requests/schedule_effect/entries_of_request'
import { fateOfShift } from '#app/requests/schedule_effect/fate_of_shift'
import { breaksIn, cutAround } from '#app/requests/schedule_effect/cut_around'
import { applyCommand } from '#app/scheduling/public/apply_command'
import type { CoveredShiftChoice, CoveredShiftFate } from '#contracts/filed_requests'
import type { StoredEffect } from '#database/json/requests'
import type { EntryOperation, ScheduleEntry } from '#contracts/schedule'

/** The part of a day that is asked for, on the clock of this zone; null: whole days. */
type Entering = Granted & { requestId: string; period: Period | null; zone: string }

/**
 * Puts a granted request into the schedule as one step: its entries, and what becomes of the shifts it covers. Under an
 * absence for a part of the day a shift stays; around work it is cut.
 *
 * @throws requests.shift_elsewhere for a covered shift at a location the actor may not touch
 * @throws what a command of the schedule throws
 */
export async function putIntoSchedule(
  request: Entering,
  shifts: readonly ScheduleEntry[],
  choice: CoveredShiftChoice
): Promise<StoredEffect> {
  const { requestId, period, isWork, zone } = request
  const fated = (fate: CoveredShiftFate) =>
    shifts.filter((shift) => fateOfShift(shift, { part: period, isWork }) === fate)
  const [covered, cut] = [fated('covered'), fated('cut')]
  requireReach([...covered, ...cut])
  const breaks = period ? breaksIn([...covered, ...cut], { ...period, zone }) : []
  const entries = entriesOfRequest(request, shifts, breaks)
  const cuts = period ? cut.map((shift) => cutAround(shift, period)) : []
  const commandId = newId()
  await applyCommand(
    {
      ...{ id: commandId, label: 'approveRequest' as const },
      operations: [
        ...covered.map((shift) => madeWay(shift, choice)),
        ...cuts.flatMap(({ operations }) => operations),
        ...entries,
      ],
    },
    { source: 'request', groupId: requestId }
  )
  return {
    commandId,
    entryIds: entries.map(({ id }) => id),
    unassignedIds: choice === 'unassign' ? covered.map(({ id }) => id) : [],
    ...(cuts.length > 0 && { cuts: cuts.map(({ stored }) => stored) }),
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
