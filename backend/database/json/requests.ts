/** What is kept of an approval, so that it can be taken back. */
export type StoredEffect = {
  commandId: string
  entryIds: string[]
  /** Shifts that lost the person, which get them back if they are still open. */
  unassignedIds: string[]
  /** The step that took it out of the schedule again. */
  withdrawnBy?: string
}
