import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { DaySpan } from '#app/scheduling/entries/entry'
import type { FaceChange } from '#app/scheduling/entries/face'

/** `undo`: staff saw again what they had seen before another one. */
type PublicationKind = 'publish' | 'unpublish' | 'undo'
export type LoggedPublication = {
  id: string
  kind: PublicationKind
  from: string
  until: string
  entryIds: string[]
  /** Of an `undo`: the publication it took back. */
  undoes: string | null
}

/** Serialises publications, so that the last one can be undone exactly. */
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
  undoes?: string | undefined
}

export async function logPublication(made: NewPublication): Promise<string> {
  const { kind, span, locationIds, changes, revision, undoes = null } = made
  const id = newId()
  await rows(
    `insert into schedule_publications (id, organisation_id, user_id, kind, from_day, until_day, location_ids, changes,
       revision, undoes) values (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?)`,
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
      undoes,
    ]
  )
  return id
}

export async function findPublication(id: string): Promise<LoggedPublication | undefined> {
  const [publication] = await rows<LoggedPublication>(
    `select id, kind, from_day as "from", until_day as until, undoes,
       array(select c ->> 'entryId' from jsonb_array_elements(changes) c) as "entryIds"
     from schedule_publications where id = ?`,
    [id]
  )
  return publication
}

/** Notes of which entries the publication no longer holds, or holds again; done for all of them, it is undone. */
export async function markTaken(id: string, entryIds: readonly string[], takenBack: boolean): Promise<void> {
  await rows(
    `update schedule_publications p set changes = m.changes,
       undone_at = case when m.done then coalesce(p.undone_at, now()) end
     from (
       select jsonb_agg(change || jsonb_build_object('takenBack', taken) order by at) as changes, bool_and(taken) as done
       from (
         select change, at, case when change ->> 'entryId' = any(?::text[]) then ?::boolean
           else coalesce((change ->> 'takenBack')::boolean, false) end as taken
         from schedule_publications, jsonb_array_elements(changes) with ordinality as e (change, at) where id = ?
       ) marked
     ) m where p.id = ?`,
    [[...entryIds], takenBack, id, id]
  )
}

/** Every location where staff see something else than before, and those the entries are planned at. */
export const locationsTouched = (changes: FaceChange[]): string[] => [
  ...new Set(
    changes.flatMap(({ before, after }) => [before, after].flatMap((face) => face?.face.locationId ?? []))
  ),
]
