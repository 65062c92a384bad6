import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
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
  await oneAtATime(absence)
  const { perEntry: most } = attachmentLimits
  if ((await attachmentsOf(absence)).length >= most)
    throw new DomainError('requests.attachments_too_many', { most })
  const { bytes, name, type } = fileIn(sent)
  const { id: organisationId } = organisationContext.current()
  const stored = await storage().put(bytes, { organisationId, name, contentType: type })
  const id = newId()
  await rows(
    `insert into entry_attachments (id, organisation_id, entry_id, employee_id, file_key, name, type, size, sha256, added_by)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[id, organisationId, absence.id, absence.employeeId, stored.key, name, type, stored.size],
      ...[stored.sha256, organisationContext.actor().userId],
    ]
  )
  await record({
    action: 'requests.add_attachment',
    ...{ entity: 'entry_attachment', entityId: id, locationId: absence.locationId },
    after: { entryId: absence.id, employeeId: absence.employeeId, name, type, size: stored.size },
  })
  return id
}

/** Files are counted over all days in a row, and the current user holds one day only. */
const oneAtATime = ({ employeeId }: Absence): Promise<unknown> =>
  rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`requests.attachments/${employeeId}`])
