import type { ShiftBreak } from '#contracts/schedule'

/** What is kept of an approval, so that it can be taken back. */
export type StoredEffect = {
  commandId: string
  entryIds: string[]
  /** Shifts that lost the person, which get them back if they are still open. */
  unassignedIds: string[]
  /** Shifts that were cut around a part of a day, which get back what it took; approvals before that have none. */
  cuts?: StoredCut[]
  /** The step that took it out of the schedule again. */
  withdrawnBy?: string
}

export type StoredCut = {
  /** What is left of the shift; null: nothing on that side. */
  beforeId: string | null
  afterId: string | null
  /** A shift that has what was taken, as it was given back between other cuts of the same shift. */
  apartId?: string
  /** Of the shift before it was cut. */
  locationId: string
  positionId: string | null
  locked: boolean
  /** What was taken: instants, and the breaks in it. */
  startsAt: string
  endsAt: string
  breaks: ShiftBreak[]
}
