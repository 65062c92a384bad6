import { recordStatuses, type RecordStatus } from '#contracts/time_records'

/** A status as the event log names it. */
export const decisions: Record<RecordStatus, string> = {
  [recordStatuses.pending]: 'pending',
  [recordStatuses.approved]: 'approved',
  [recordStatuses.rejected]: 'rejected',
}
