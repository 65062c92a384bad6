import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { PublishedFace } from '#contracts/schedule'
import type { DaySpan, EntryFacts } from '#app/scheduling/entries/entry'

/** What staff see of an entry, as the database keeps it. */
export type Face = { face: PublishedFace; facts: EntryFacts }
export type FaceChange = {
  entryId: string
  before: Face | null
  after: Face | null
}
export type PublicationKind = 'publish' | 'unpublish'
export type LoggedPublication = {
  id: string
  locationIds: string[]
  from: string
  until: string
  changes: FaceChange[]
}

/** Publications happen one after the other, so that the last one can be taken back exactly. */
export async function lockPublications(): Promise<void> {
  await rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `scheduling.publications/${organisationContext.current().id}`,
  ])
}

type NewPublication = {
  kind: PublicationKind
  span: DaySpan
  locationIds: string[]
  changes: FaceChange[]
  revision: number
}

export async function logPublication({
  kind,
  span,
  locationIds,
  changes,
  revision,
}: NewPublication): Promise<string> {
  const id = newId()
  await rows(
    `insert into schedule_publications (id, organisation_id, user_id, kind, from_day, until_day, location_ids, changes,
       revision) values (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?)`,
    [
      id,
      organisationContext.current().id,
      organisationContext.actor().userId,
      kind,
      span.from,
      span.until,
      JSON.stringify(locationIds),
      JSON.stringify(changes),
      revision,
    ]
  )
  return id
}

/** The last one that was not taken back and touched a location of the actor. */
export async function lastPublication(): Promise<LoggedPublication | undefined> {
  const mine = organisationContext.actor().locationIds
  const [publication] = await rows<LoggedPublication>(
    `select id, location_ids as "locationIds", from_day as "from", until_day as until, changes
     from schedule_publications where undone_at is null
       and (?::text[] is null or exists (
         select from jsonb_array_elements_text(location_ids) l (id) where l.id = any(?::text[])))
     order by seq desc limit 1`,
    [mine, mine]
  )
  return publication
}

export async function markUndone(id: string): Promise<void> {
  await rows('update schedule_publications set undone_at = now() where id = ?', [id])
}

/** Every location where staff see something else than before, and those the entries are planned at. */
export const locationsTouched = (changes: FaceChange[]): string[] => [
  ...new Set(
    changes.flatMap(({ before, after }) => [before, after].flatMap((face) => face?.face.locationId ?? []))
  ),
]
