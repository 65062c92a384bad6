import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { attachmentsOf, typeOfAbsence } from '#app/requests/attachments/list_attachments'
import { storeFile } from '#app/requests/attachments/store_file'
import type { Absence } from '#app/scheduling/public/absences'
import type { NewAttachment } from '#contracts/attachments'

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
  const { id: entryId, employeeId, locationId } = absence
  const present = (await attachmentsOf(absence)).length
  return storeFile({ entryId, requestId: null, employeeId, locationId }, sent, present)
}
