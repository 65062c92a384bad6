import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'
import type { ImportState } from '#contracts/imports'

const cancellable: readonly ImportState[] = ['draft', 'checking', 'checked', 'requested', 'running']
const idle: readonly ImportState[] = ['draft', 'checked']

/**
 * Stops an import after the rows in hand; what was written by then stays until it is undone.
 *
 * @throws core.not_found
 * @throws imports.not_possible_now
 */
export async function cancelImport(importId: string): Promise<ImportRow> {
  const { state, fileName } = await findImport(importId, 'lock')
  if (!cancellable.includes(state)) throw new DomainError('imports.not_possible_now', { state })
  await database()
    .updateTable('imports')
    .set({ cancelRequested: true })
    .$if(idle.includes(state), (query) => query.set({ state: 'cancelled', counts: null }))
    .where('id', '=', importId)
    .execute()
  if (state === 'requested' || state === 'running')
    await record({ action: 'imports.cancel', entity: 'import', entityId: importId, after: { fileName } })
  return findImport(importId)
}
