import type { PageQuery } from '#app/core/http/result'
import { rows } from '#app/core/organisation_context'
import type { RowNote, SavedRow } from '#app/imports/kind'
import { kinds } from '#app/imports/kinds'
import type { ImportRow } from '#app/imports/queries/find_import'
import { allRows } from '#app/imports/queries/import_rows'
import { savedPeople } from '#app/organisation/public/saved_people'
import type { ImportOutcome } from '#contracts/imports'

export type OutcomeRow = { number: number | null; saved: SavedRow; notes: RowNote[] }

/** Rows of one outcome, those with notes first; people who leave are those of the organisation. */
export async function rowsOfOutcome(found: ImportRow, outcome: ImportOutcome, paging: PageQuery) {
  return outcome === 'removed' ? removedPeople(found, paging) : takenRows(found.id, outcome, paging)
}

async function takenRows(importId: string, outcome: ImportOutcome, { page, pageSize }: PageQuery) {
  const items = await rows<OutcomeRow>(
    `select number, saved, notes from import_rows where import_id = ? and outcome = ? and saved is not null
     order by jsonb_array_length(notes) = 0, number limit ? offset ?`,
    [importId, outcome, pageSize, (page - 1) * pageSize]
  )
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from import_rows where import_id = ? and outcome = ? and saved is not null`,
    [importId, outcome]
  )
  return { items, total: counted!.total }
}

async function removedPeople(found: ImportRow, { page, pageSize }: PageQuery) {
  const ids = await leaving(found)
  const people = await savedPeople(ids.slice((page - 1) * pageSize, page * pageSize))
  const items = people.map((person): OutcomeRow => ({
    number: null,
    saved: { ...person, contract: null, rate: null, newNames: {} },
    notes: [],
  }))
  return { items, total: ids.length }
}

/** Those who left already; before the import those who would. */
async function leaving({ id, kind, columns, options, state }: ImportRow): Promise<string[]> {
  if (state === 'checked')
    return options.archiveMissing ? kinds[kind].missing(columns, options, await allRows(id)) : []
  const left = await rows<{ entityId: string }>(
    `select entity_id as "entityId" from import_changes where import_id = ? and kind = 'removed' order by place`,
    [id]
  )
  return left.map(({ entityId }) => entityId)
}
