import type { PublishedFace, ScheduleEntry } from '#contracts/schedule'

/** What planners decide about an entry and undo brings back; not its version and not what staff see. */
export type EntryContent = Omit<ScheduleEntry, 'id' | 'version' | 'state' | 'published'> & {
  groupId: string | null
}

/** What the database keeps of a published entry besides its face. */
export type EntryFacts = Pick<
  ScheduleEntry,
  'type' | 'fullDay' | 'zone' | 'workMinutes' | 'startsAt' | 'endsAt' | 'code' | 'availability'
>

/** How a command changes one entry; `null` means planners don't see it. */
export type EntryChange = {
  entryId: string
  before: EntryContent | null
  after: EntryContent | null
  /** Undo took it back; left out or false, it counts. Undo and redo leave alone what they skipped the last time. */
  takenBack?: boolean
}

/** What staff see of an entry, as the database keeps it. */
export type Face = { face: PublishedFace; facts: EntryFacts }
export type FaceChange = {
  entryId: string
  before: Face | null
  after: Face | null
  /** What planners had decided about an entry that was deleted before, which publishing removed for good. */
  deleted?: EntryContent
}

/** A row of `labour_code_acceptances` as it was, so that a step can bring it back. */
export type StoredAcceptance = { id: string; employee_id: string; entry_ids: string[] } & Record<
  string,
  unknown
>
