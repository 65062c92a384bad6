import type { PageQuery } from '#app/core/http/result'
import { sql } from 'kysely'
import { countOf } from '#app/core/database/count_of'
import { database } from '#app/core/database/database'
import type { KindOfRows, RowNote, RowOutcome, SavedRow } from '#app/imports/kind'
import type { ImportRow } from '#app/imports/queries/find_import'
import { allRows } from '#app/imports/queries/import_rows'
import { savedPeople } from '#app/organisation/public/saved_people'
import type { ImportOutcome } from '#contracts/imports'

export type OutcomeRow = { number: number | null; saved: SavedRow; notes: RowNote[] }

/** Rows of one outcome, those with notes first; people who leave are those of the organisation. */
export async function rowsOfOutcome(
  parts: KindOfRows,
  found: ImportRow,
  { outcome, paging }: { outcome: ImportOutcome; paging: PageQuery }
) {
  if (outcome === 'replaced') return { items: [], total: 0 }
  return outcome === 'removed' ? removedPeople(parts, found, paging) : takenRows(found.id, outcome, paging)
}

async function takenRows(importId: string, outcome: RowOutcome, { page, pageSize }: PageQuery) {
  const taken = database()
    .selectFrom('importRows')
    .where('importId', '=', importId)
    .where('outcome', '=', outcome)
    .where('saved', 'is not', null)
  const items = await taken
    .select(['number', 'notes'])
    .select((eb) => eb.ref('saved').$notNull().as('saved'))
    .orderBy(sql`jsonb_array_length(notes) = 0`)
    .orderBy('number')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items, total: await countOf(taken) }
}

async function removedPeople(parts: KindOfRows, found: ImportRow, { page, pageSize }: PageQuery) {
  const ids = await leaving(parts, found)
  const people = await savedPeople(ids.slice((page - 1) * pageSize, page * pageSize))
  const items = people.map((person): OutcomeRow => ({
    number: null,
    saved: { ...person, contract: null, rate: null, newNames: {} },
    notes: [],
  }))
  return { items, total: ids.length }
}

/** Those who left already; before the import those who would. */
async function leaving(parts: KindOfRows, { id, columns, options, state }: ImportRow): Promise<string[]> {
  if (state === 'checked')
    return options.archiveMissing ? parts.missing(columns, options, await allRows(id)) : []
  const left = await database()
    .selectFrom('importChanges')
    .select('entityId')
    .where('importId', '=', id)
    .where('kind', '=', 'removed')
    .orderBy('place')
    .execute()
  return left.map(({ entityId }) => entityId)
}
