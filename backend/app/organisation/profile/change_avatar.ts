import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import { keepPicture } from '#app/organisation/pictures/keep_picture'

/**
 * The current user's own picture.
 *
 * @param bytes a JPEG file; `null` removes the picture
 * @returns the link of the new one
 * @throws organisation.picture_refused
 * @throws core.not_found for users who are not employees
 */
export async function changeAvatar(bytes: Uint8Array | null): Promise<string | null> {
  const { employeeId } = organisationContext.actor()
  const link = await keepPicture(employeeId, bytes)
  await database()
    .updateTable('employees')
    .set({ version: nextVersion })
    .where('id', '=', employeeId)
    .execute()
  await record({ action: 'organisation.change_avatar', entity: 'employee', entityId: employeeId })
  return link
}
