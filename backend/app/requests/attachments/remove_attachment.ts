import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { storage } from '#app/core/storage/storage'
import { attachmentsOf, type StoredAttachment } from '#app/requests/attachments/list_attachments'
import type { Absence } from '#app/scheduling/public/absences'

/** @throws core.not_found for a file of another absence */
export async function attachmentOf(absence: Absence, id: string): Promise<StoredAttachment> {
  const found = (await attachmentsOf(absence)).find((one) => one.id === id)
  if (!found) throw notFound()
  return found
}

/**
 * Takes a file away for good, from the storage too.
 *
 * @throws core.not_found
 * @throws requests.attachment_of_planner when it is one's own absence, and a planner added the file
 */
export async function removeAttachment(absence: Absence, id: string): Promise<void> {
  const { key, name, type, size, removable } = await attachmentOf(absence, id)
  if (!removable) throw new DomainError('requests.attachment_of_planner')
  const { id: organisationId } = organisationContext.current()
  await database().deleteFrom('entryAttachments').where('id', '=', id).execute()
  await record({
    action: 'requests.remove_attachment',
    ...{ entity: 'entry_attachment', entityId: id, locationId: absence.locationId },
    before: { entryId: absence.id, employeeId: absence.employeeId, name, type, size },
  })
  organisationContext.afterCommit(() => storage().delete(organisationId, key))
}
