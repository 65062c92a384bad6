import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { storage } from '#app/core/storage/storage'
import type { MadeFile } from '#app/exports/actions/make_file'
import { findBatch } from '#app/exports/queries/batch_rows'

/**
 * The file of a batch, the same bytes each time; who took it is on record.
 *
 * @throws exports.not_ready
 */
export async function readFile(batchId: string): Promise<MadeFile> {
  const { fileName, contentType, storageKey, checksum } = await findBatch(batchId)
  if (!fileName || !contentType || !storageKey) throw new DomainError('exports.not_ready', { batchId })
  const bytes = await storage().bytes(organisationContext.current().id, storageKey)
  await record({
    action: 'exports.download',
    entity: 'export_batch',
    entityId: batchId,
    after: { fileName, checksum },
  })
  return { bytes, name: fileName, contentType }
}
