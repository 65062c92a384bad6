import { record } from '#app/core/audit/record'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { InTransaction } from '#app/imports/actions/in_transaction'
import { kinds } from '#app/imports/kinds'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'
import {
  allRows,
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
  await rows(`select pg_advisory_xact_lock(hashtext('imports'), hashtext(?))`, [
    organisationContext.current().id,
  ])
  return found
}

async function removeSome(id: string): Promise<boolean> {
  const found = await turnOf(id)
  if (!found) return false
  const parts = kinds[found.kind]
  const missing = await parts.missing(found.columns, found.options, await allRows(id))
  if (missing.length === 0) return false
  await storeChanges(id, await parts.remove(missing.slice(0, removedAtOnce)))
  await rows(`update imports set state = 'running', updated_at = now() where id = ?`, [id])
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
  await rows(
    `update imports set state = 'running', updated_at = now(), progress = least(99, 100 *
       (select count(*) from import_rows where import_id = imports.id and applied) / ?) where id = ?`,
    [rowCount, id]
  )
  return true
}

/** What counts is what was written, not what the dry run expected. */
async function finish({ id, fileName, kind }: ImportRow, state: 'done' | 'cancelled'): Promise<void> {
  if (state === 'cancelled')
    await rows('update import_rows set outcome = null where import_id = ? and not applied', [id])
  const counts = {
    ...(await countOutcomes(id)),
    removed: await countRemoved(id),
    ...(await namesAdded(id)),
  }
  await rows(
    `update imports set state = ?, progress = 100, counts = ?::jsonb, finished_at = now(), updated_at = now()
     where id = ?`,
    [state, JSON.stringify(counts), id]
  )
  await record({
    action: 'imports.finish',
    entity: 'import',
    entityId: id,
    after: { fileName, kind, ...counts },
  })
}
