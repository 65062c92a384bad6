import type { PublishedFace } from '#contracts/schedule'
import type { EntryContent, EntryFacts } from '#app/scheduling/entries/entry'

/** What staff see of an entry, as the database keeps it. */
export type Face = { face: PublishedFace; facts: EntryFacts }
export type FaceChange = {
  entryId: string
  before: Face | null
  after: Face | null
  /** What planners had decided about an entry that was deleted before, which publishing removed for good. */
  deleted?: EntryContent
}
