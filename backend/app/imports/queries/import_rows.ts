import { organisationContext, rows } from '#app/core/organisation_context'
import type { FileRow, RowProblem, RowResult, StoredChange } from '#app/imports/kind'
import type { ImportedRow } from '#contracts/imports'

/** Stores rows of the file; the same rows again take their places. */
export async function storeRows(importId: string, given: readonly ImportedRow[]): Promise<void> {
  await rows(
    `insert into import_rows (organisation_id, import_id, number, cells)
     select ?, ?, r.number, r.cells from jsonb_to_recordset(?::jsonb) as r (number integer, cells jsonb)
     on conflict (organisation_id, import_id, number) do update set cells = excluded.cells`,
    [organisationContext.current().id, importId, JSON.stringify(given)]
  )
}

export async function countRows(importId: string): Promise<number> {
  const [counted] = await rows<{ total: number }>(
    'select count(*)::int as total from import_rows where import_id = ?',
    [importId]
  )
  return counted!.total
}

const fileRow = `number, cells, twin_of as "twinOf"`

export const allRows = (importId: string): Promise<FileRow[]> =>
  rows<FileRow>(`select ${fileRow} from import_rows where import_id = ? order by number`, [importId])

/** The next rows that were not carried out. */
export const openRows = (importId: string, most: number): Promise<FileRow[]> =>
  rows<FileRow>(
    `select ${fileRow} from import_rows where import_id = ? and not applied order by number limit ?`,
    [importId, most]
  )

export async function storeTwins(importId: string, twins: Map<number, number>): Promise<void> {
  await rows('update import_rows set twin_of = null, outcome = null where import_id = ?', [importId])
  await rows(
    `update import_rows i set twin_of = r.twin from jsonb_to_recordset(?::jsonb) as r (number integer, twin integer)
     where i.import_id = ? and i.number = r.number`,
    [JSON.stringify([...twins].map(([number, twin]) => ({ number, twin }))), importId]
  )
}

export async function storeResults(
  importId: string,
  results: readonly RowResult[],
  applied: boolean
): Promise<void> {
  await rows(
    `update import_rows i set outcome = r.outcome, problems = r.problems, notes = r.notes,
       saved = nullif(r.saved, 'null'), applied = ?
     from jsonb_to_recordset(?::jsonb) as r (number integer, outcome text, problems jsonb, notes jsonb, saved jsonb)
     where i.import_id = ? and i.number = r.number`,
    [applied, JSON.stringify(results), importId]
  )
}

export type Outcomes = {
  added: number
  updated: number
  unchanged: number
  invalid: number
  mendable: number
}

export async function countOutcomes(importId: string): Promise<Outcomes> {
  const of = (outcome: string) => `count(*) filter (where outcome = '${outcome}')::int as ${outcome}`
  const [counted] = await rows<Outcomes>(
    `select ${['added', 'updated', 'unchanged', 'invalid'].map(of).join(', ')},
       count(*) filter (where outcome = 'invalid' and not exists (select from jsonb_array_elements(problems) p
         where p->>'isOptional' is distinct from 'true'))::int as mendable
     from import_rows where import_id = ?`,
    [importId]
  )
  return counted!
}

export type InvalidRow = { number: number; cells: string[]; problems: RowProblem[] }

/** Incorrect rows in the order of the file; `page` null: all of them. */
export async function invalidRows(importId: string, page: { limit: number; offset: number } | null) {
  const window = page ? 'limit ? offset ?' : ''
  const items = await rows<InvalidRow>(
    `select number, cells, problems from import_rows where import_id = ? and outcome = 'invalid'
     order by number ${window}`,
    [importId, ...(page ? [page.limit, page.offset] : [])]
  )
  return items
}

export async function storeChanges(importId: string, changes: readonly StoredChange[]): Promise<void> {
  if (changes.length === 0) return
  await rows(
    `insert into import_changes (organisation_id, import_id, entity, entity_id, kind, before, after)
     select ?, ?, r.one->>'entity', (r.one->>'entityId')::uuid, r.one->>'kind', nullif(r.one->'before', 'null'),
       nullif(r.one->'after', 'null')
     from jsonb_array_elements(?::jsonb) with ordinality as r (one, place) order by r.place`,
    [organisationContext.current().id, importId, JSON.stringify(changes)]
  )
}

/** The newest changes that still stand. */
export const standingChanges = (
  importId: string,
  most: number
): Promise<(StoredChange & { place: string })[]> =>
  rows(
    `select place, entity, entity_id as "entityId", kind, before, after from import_changes
     where import_id = ? and not undone order by place desc limit ?`,
    [importId, most]
  )

export async function namesAdded(importId: string) {
  const found = await rows<{ entity: string; name: string }>(
    `select entity, after->>'name' as name from import_changes
     where import_id = ? and entity in ('position', 'tag') and kind = 'added' order by place`,
    [importId]
  )
  const of = (entity: string) => found.filter((one) => one.entity === entity).map(({ name }) => name)
  return { newPositions: of('position'), newTags: of('tag') }
}

export async function countRemoved(importId: string): Promise<number> {
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from import_changes where import_id = ? and kind = 'removed'`,
    [importId]
  )
  return counted!.total
}
