import { record } from '#app/core/audit/record'
import { employeeForTerms } from '#app/organisation/employees/employee_for_terms'
import { keepPicture } from '#app/organisation/pictures/keep_picture'

/**
 * Changes the picture of a person one may edit. No part of the versioned form: an editor of the person at the same time
 * loses nothing by it.
 *
 * @param bytes a JPEG file; null takes the picture away
 * @returns the link of the new one
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.picture_refused
 */
export async function changeEmployeeAvatar(id: string, bytes: Uint8Array | null): Promise<string | null> {
  const { mainLocationId: locationId } = await employeeForTerms(id)
  const link = await keepPicture(id, bytes)
  await record({ action: 'organisation.change_avatar', entity: 'employee', entityId: id, locationId })
  return link
}
