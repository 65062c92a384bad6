import { sql } from 'kysely'
import { database, json } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
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
export const lockPublications = (): Promise<void> => takeTurns('scheduling.publications')

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
  await database()
    .insertInto('schedulePublications')
    .values({
      ...{ id, kind, revision, undoes, fromDay: span.from, untilDay: span.until },
      organisationId: organisationContext.current().id,
      userId: organisationContext.actor().userId,
      ...{ locationIds: json(locationIds), changes: json(changes) },
    })
    .execute()
  return id
}

export async function findPublication(id: string): Promise<LoggedPublication | undefined> {
  return database()
    .selectFrom('schedulePublications')
    .select(['id', 'kind', 'fromDay as from', 'untilDay as until', 'undoes'])
    .select(sql<string[]>`array(select c ->> 'entryId' from jsonb_array_elements(changes) c)`.as('entryIds'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Notes of which entries the publication no longer holds, or holds again; done for all of them, it is undone. */
export async function markTaken(id: string, entryIds: readonly string[], takenBack: boolean): Promise<void> {
  await sql`
    update schedule_publications p set changes = m.changes,
      undone_at = case when m.done then coalesce(p.undone_at, now()) end
    from (
      select jsonb_agg(change || jsonb_build_object('takenBack', taken) order by at) as changes, bool_and(taken) as done
      from (
        select change, at, case when change ->> 'entryId' = any(${entryIds}::text[]) then ${takenBack}::boolean
          else coalesce((change ->> 'takenBack')::boolean, false) end as taken
        from schedule_publications, jsonb_array_elements(changes) with ordinality as e (change, at) where id = ${id}
      ) marked
    ) m where p.id = ${id}`.execute(database())
}

/** Every location where staff see something else than before, and those the entries are planned at. */
export const locationsTouched = (changes: FaceChange[]): string[] => [
  ...new Set(
    changes.flatMap(({ before, after }) => [before, after].flatMap((face) => face?.face.locationId ?? []))
  ),
]
