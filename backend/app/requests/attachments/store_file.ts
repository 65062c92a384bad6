import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { storage } from '#app/core/storage/storage'
import { fileIn } from '#app/requests/attachments/file_in'
import { attachmentLimits, type NewAttachment } from '#contracts/attachments'

type Owner = {
  entryId: string | null
  requestId: string | null
  employeeId: string
  locationId: string | null
}

/**
 * Stores a file of an absence or a request.
 *
 * @param present files that are there already
 * @throws requests.attachments_too_many
 * @throws requests.attachment_too_big, requests.attachment_format
 */
export async function storeFile(
  { entryId, requestId, employeeId, locationId }: Owner,
  sent: NewAttachment,
  present: number
): Promise<string> {
  const { perEntry: most } = attachmentLimits
  if (present >= most) throw new DomainError('requests.attachments_too_many', { most })
  const { bytes, name, type } = fileIn(sent)
  const { id: organisationId } = organisationContext.current()
  const stored = await storage().put(bytes, { organisationId, name, contentType: type })
  const id = newId()
  await database()
    .insertInto('entryAttachments')
    .values({
      ...{ id, organisationId, entryId, requestId, employeeId, name, type },
      ...{ fileKey: stored.key, size: stored.size, sha256: stored.sha256 },
      addedBy: organisationContext.actor().userId,
    })
    .execute()
  await record({
    action: 'requests.add_attachment',
    ...{ entity: 'entry_attachment', entityId: id, locationId },
    after: { ...(entryId ? { entryId } : { requestId }), employeeId, name, type, size: stored.size },
  })
  return id
}

type Removed = Owner & { id: string; key: string; name: string; type: string; size: number }

/** Takes a file away for good, from the storage too. */
export async function dropFile({ id, key, locationId, entryId, requestId, ...file }: Removed): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const { employeeId, name, type, size } = file
  await database().deleteFrom('entryAttachments').where('id', '=', id).execute()
  await record({
    action: 'requests.remove_attachment',
    ...{ entity: 'entry_attachment', entityId: id, locationId },
    before: { ...(entryId ? { entryId } : { requestId }), employeeId, name, type, size },
  })
  organisationContext.afterCommit(() => storage().delete(organisationId, key))
}
