import { DomainError, notFound } from '#app/core/errors/domain_error'
import { attachmentsOf } from '#app/requests/attachments/list_attachments'
import { dropFile } from '#app/requests/attachments/store_file'
import type { StoredAttachment } from '#app/requests/attachments/stored_files'
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
  const { removable, ...file } = await attachmentOf(absence, id)
  if (!removable) throw new DomainError('requests.attachment_of_planner')
  const { id: entryId, employeeId, locationId } = absence
  await dropFile({ ...file, entryId, requestId: null, employeeId, locationId })
}
