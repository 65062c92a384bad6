import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { storage } from '#app/core/storage/storage'
import { fileIn } from '#app/requests/attachments/file_in'
import { attachmentsOf, typeOfAbsence } from '#app/requests/attachments/list_attachments'
import type { Absence } from '#app/scheduling/public/absences'
import { attachmentLimits, type NewAttachment } from '#contracts/attachments'

/**
 * Attaches a file to an absence.
 *
 * @throws requests.attachments_not_allowed when the request type takes none
 * @throws requests.attachments_too_many
 * @throws requests.attachment_too_big, requests.attachment_format
 */
export async function addAttachment(absence: Absence, sent: NewAttachment): Promise<string> {
  if (!(await typeOfAbsence(absence)).allowed) throw new DomainError('requests.attachments_not_allowed')
  // Files are counted over all days in a row, and the current user holds one day only.
  await takeTurns(`requests.attachments/${absence.employeeId}`)
  const { perEntry: most } = attachmentLimits
  if ((await attachmentsOf(absence)).length >= most)
    throw new DomainError('requests.attachments_too_many', { most })
  const { bytes, name, type } = fileIn(sent)
  const { id: organisationId } = organisationContext.current()
  const stored = await storage().put(bytes, { organisationId, name, contentType: type })
  const id = newId()
  await database()
    .insertInto('entryAttachments')
    .values({
      ...{ id, organisationId, entryId: absence.id, employeeId: absence.employeeId, name, type },
      ...{ fileKey: stored.key, size: stored.size, sha256: stored.sha256 },
      addedBy: organisationContext.actor().userId,
    })
    .execute()
  await record({
    action: 'requests.add_attachment',
    ...{ entity: 'entry_attachment', entityId: id, locationId: absence.locationId },
    after: { entryId: absence.id, employeeId: absence.employeeId, name, type, size: stored.size },
  })
  return id
}
