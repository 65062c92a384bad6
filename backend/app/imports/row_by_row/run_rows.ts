import { database } from '#app/core/database/database'
import type { KindOfRows } from '#app/imports/kind'
import type { InTransaction } from '#app/imports/kind_of_import'
import { closeImport } from '#app/imports/queries/close_import'
import type { ImportRow } from '#app/imports/queries/find_import'
import { turnOf } from '#app/imports/queries/turns'
import {
  allRows,
  countApplied,
  countOutcomes,
  countRemoved,
  namesAdded,
  openRows,
  storeChanges,
  storeResults,
} from '#app/imports/queries/import_rows'

const rowsAtOnce = 250
const removedAtOnce = 50

/** Carries an import out: missing people are archived first, then the file is applied row by row. */
export class RunRows {
  readonly #parts: KindOfRows
  readonly #inTransaction: InTransaction
  constructor(parts: KindOfRows, inTransaction: InTransaction) {
    this.#parts = parts
    this.#inTransaction = inTransaction
  }

  async handle({ id, options }: ImportRow): Promise<void> {
    while (options.archiveMissing && (await this.#inTransaction(() => removeSome(this.#parts, id))));
    while (await this.#inTransaction(() => takeSome(this.#parts, id)));
  }
}

const cancel = (found: ImportRow) => finish(found, 'cancelled')

async function removeSome(parts: KindOfRows, id: string): Promise<boolean> {
  const found = await turnOf(id, cancel)
  if (!found) return false
  const missing = await parts.missing(found.columns, found.options, await allRows(id))
  if (missing.length === 0) return false
  await storeChanges(id, await parts.remove(missing.slice(0, removedAtOnce)))
  await database().updateTable('imports').set({ state: 'running' }).where('id', '=', id).execute()
  return true
}

async function takeSome(parts: KindOfRows, id: string): Promise<boolean> {
  const found = await turnOf(id, cancel)
  if (!found) return false
  const chunk = await openRows(id, rowsAtOnce)
  if (chunk.length === 0) {
    await finish(found, 'done')
    return false
  }
  const { columns, options, matches, rowCount, fileName } = found
  const { rows: results, changes } = await parts
    .open({ columns, options, matches, dry: false, leaving: 0, fileName })
    .take(chunk)
  await storeResults(id, results, true)
  await storeChanges(id, changes)
  const applied = await countApplied(id)
  await database()
    .updateTable('imports')
    .set({ state: 'running', progress: Math.min(99, Math.floor((100 * applied) / rowCount)) })
    .where('id', '=', id)
    .execute()
  return true
}

async function finish(found: ImportRow, state: 'done' | 'cancelled'): Promise<void> {
  const { id } = found
  if (state === 'cancelled')
    await database()
      .updateTable('importRows')
      .set({ outcome: null })
      .where('importId', '=', id)
      .where('applied', '=', false)
      .execute()
  const counts = {
    ...(await countOutcomes(id)),
    removed: await countRemoved(id),
    ...(await namesAdded(id)),
  }
  await closeImport(found, state, counts)
}
