import { record } from '#app/core/audit/record'
import { database, json, now } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import type { InTransaction } from '#app/imports/actions/in_transaction'
import { kinds } from '#app/imports/kinds'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'
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
  readonly #inTransaction: InTransaction
  constructor(inTransaction: InTransaction) {
    this.#inTransaction = inTransaction
  }

  async handle({ id, options }: ImportRow): Promise<void> {
    while (options.archiveMissing && (await this.#inTransaction(() => removeSome(id))));
    while (await this.#inTransaction(() => takeSome(id)));
  }
}

/** The import, if it is still to be carried out; imports of one organisation take turns, so that none overlooks another. */
async function turnOf(id: string): Promise<ImportRow | null> {
  const found = await findImport(id, 'lock')
  if (found.state !== 'requested' && found.state !== 'running') return null
  if (found.cancelRequested) {
    await finish(found, 'cancelled')
    return null
  }
  await takeTurns('imports')
  return found
}

async function removeSome(id: string): Promise<boolean> {
  const found = await turnOf(id)
  if (!found) return false
  const parts = kinds[found.kind]
  const missing = await parts.missing(found.columns, found.options, await allRows(id))
  if (missing.length === 0) return false
  await storeChanges(id, await parts.remove(missing.slice(0, removedAtOnce)))
  await database().updateTable('imports').set({ state: 'running' }).where('id', '=', id).execute()
  return true
}

async function takeSome(id: string): Promise<boolean> {
  const found = await turnOf(id)
  if (!found) return false
  const chunk = await openRows(id, rowsAtOnce)
  if (chunk.length === 0) {
    await finish(found, 'done')
    return false
  }
  const { kind, columns, options, matches, rowCount } = found
  const { rows: results, changes } = await kinds[kind]
    .open({ columns, options, matches, dry: false, leaving: 0 })
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

/** What counts is what was written, not what the dry run expected. */
async function finish({ id, fileName, kind }: ImportRow, state: 'done' | 'cancelled'): Promise<void> {
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
  await database()
    .updateTable('imports')
    .set({ state, progress: 100, counts: json(counts), finishedAt: now })
    .where('id', '=', id)
    .execute()
  await record({
    action: 'imports.finish',
    entity: 'import',
    entityId: id,
    after: { fileName, kind, ...counts },
  })
}
