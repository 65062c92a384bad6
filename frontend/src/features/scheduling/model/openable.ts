import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { isShift } from './entry_kind.ts'

type Known = { collecting: ReadonlyMap<string, unknown>; proposal?: ReadonlyMap<string, unknown> | undefined }

/** Unassigned shifts that people may be asked to claim: ahead, not locked, not open already, and no part of a proposal. */
export const openable = (
  entries: readonly ScheduleEntry[],
  { collecting, proposal }: Known,
  now = Date.now()
): ScheduleEntry[] =>
  entries.filter(
    (entry) =>
      isShift(entry) &&
      !entry.employeeId &&
      !entry.locked &&
      entry.state !== 'removed' &&
      Date.parse(entry.startsAt) > now &&
      !collecting.has(entry.id) &&
      !proposal?.has(entry.id)
  )
