import { sql } from 'kysely'
import { countOf } from '#app/core/database/count_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { FileRow, RowOutcome, RowProblem, RowResult, StoredChange } from '#app/imports/kind'
import type { ImportedRow } from '#contracts/imports'

/** Stores rows of the file; the same rows again take their places. */
export async function storeRows(importId: string, given: readonly ImportedRow[]): Promise<void> {
  await sql`insert into import_rows (organisation_id, import_id, number, cells)
    select ${organisationContext.current().id}, ${importId}, r.number, r.cells
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (number integer, cells jsonb)
    on conflict (organisation_id, import_id, number) do update set cells = excluded.cells`.execute(database())
}

export const countRows = (importId: string): Promise<number> => countOf(rowsOf(importId))

const rowsOf = (importId: string) => database().selectFrom('importRows').where('importId', '=', importId)

export const countApplied = (importId: string): Promise<number> =>
  countOf(rowsOf(importId).where('applied', '=', true))

const fileRows = (importId: string) =>
  rowsOf(importId).select(['number', 'cells', 'twinOf']).orderBy('number')

export const allRows = (importId: string): Promise<FileRow[]> => fileRows(importId).execute()

/** The next rows that were not carried out. */
export const openRows = (importId: string, most: number): Promise<FileRow[]> =>
  fileRows(importId).where('applied', '=', false).limit(most).execute()

export async function storeTwins(importId: string, twins: Map<number, number>): Promise<void> {
  await database()
    .updateTable('importRows')
    .set({ twinOf: null, outcome: null })
    .where('importId', '=', importId)
    .execute()
  const given = JSON.stringify([...twins].map(([number, twin]) => ({ number, twin })))
  await sql`update import_rows i set twin_of = r.twin
    from jsonb_to_recordset(${given}::jsonb) as r (number integer, twin integer)
    where i.import_id = ${importId} and i.number = r.number`.execute(database())
}

export async function storeResults(
  importId: string,
  results: readonly RowResult[],
  applied: boolean
): Promise<void> {
  await sql`update import_rows i set outcome = r.outcome, problems = r.problems, notes = r.notes,
       saved = nullif(r.saved, 'null'), applied = ${applied}
     from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
       as r (number integer, outcome text, problems jsonb, notes jsonb, saved jsonb)
     where i.import_id = ${importId} and i.number = r.number`.execute(database())
}

export type Outcomes = Record<RowOutcome | 'mendable', number>

export async function countOutcomes(importId: string): Promise<Outcomes> {
  return rowsOf(importId)
    .select((eb) => {
      const of = (outcome: RowOutcome) =>
        eb.fn.countAll<number>().filterWhere('outcome', '=', outcome).as(outcome)
      return [of('added'), of('updated'), of('unchanged'), of('invalid')]
    })
    .select((eb) =>
      eb.fn
        .countAll<number>()
        .filterWhere('outcome', '=', 'invalid')
        .filterWhere(
          sql<boolean>`not exists (select from jsonb_array_elements(problems) p
            where p->>'isOptional' is distinct from 'true')`
        )
        .as('mendable')
    )
    .executeTakeFirstOrThrow()
}

export type InvalidRow = { number: number; cells: string[]; problems: RowProblem[] }

/** Incorrect rows in the order of the file. */
export async function invalidRows(
  importId: string,
  { limit, offset }: { limit: number; offset: number }
): Promise<InvalidRow[]> {
  return rowsOf(importId)
    .select(['number', 'cells', 'problems'])
    .where('outcome', '=', 'invalid')
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** As one binding: a row of a file may add so many positions that their values are more than a statement can bind. */
export async function storeChanges(importId: string, changes: readonly StoredChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`insert into import_changes (organisation_id, import_id, entity, entity_id, kind, before, after)
    select ${organisationContext.current().id}, ${importId}, r.one->>'entity', (r.one->>'entityId')::uuid,
      r.one->>'kind', nullif(r.one->'before', 'null'), nullif(r.one->'after', 'null')
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as r (one, place)
    order by r.place`.execute(database())
}

const changesOf = (importId: string) =>
  database().selectFrom('importChanges').where('importId', '=', importId)

/** The newest changes that still stand. */
export const standingChanges = (
  importId: string,
  most: number
): Promise<(StoredChange & { place: number })[]> =>
  changesOf(importId)
    .select(['place', 'entity', 'entityId', 'kind', 'before', 'after'])
    .where('undone', '=', false)
    .orderBy('place', 'desc')
    .limit(most)
    .execute()

export async function namesAdded(importId: string) {
  const found = await changesOf(importId)
    .select(['entity', sql<string>`after->>'name'`.as('name')])
    .where('entity', 'in', ['position', 'tag'])
    .where('kind', '=', 'added')
    .orderBy('place')
    .execute()
  const of = (entity: string) => found.filter((one) => one.entity === entity).map(({ name }) => name)
  return { newPositions: of('position'), newTags: of('tag') }
}

export const countRemoved = (importId: string): Promise<number> =>
  countOf(changesOf(importId).where('kind', '=', 'removed'))

/** All changes of an import, and those taken back. */
export const countChanges = (importId: string): Promise<{ total: number; taken: number }> =>
  changesOf(importId)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('undone', '=', true).as('taken'),
    ])
    .executeTakeFirstOrThrow()
