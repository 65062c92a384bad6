import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { fileLink } from '#app/core/storage/signed_link'
import { storage } from '#app/core/storage/storage'
import { pictureIn } from '#app/organisation/pictures/picture_in'

/**
 * Replaces a person's picture; only the picture itself is kept, without the metadata that cameras add. The old file is
 * deleted once all is written.
 *
 * @param bytes a JPEG file; null takes the picture away
 * @returns the link of the new one
 * @throws organisation.picture_refused
 * @throws core.not_found
 */
export async function keepPicture(
  employeeId: string | null,
  bytes: Uint8Array | null
): Promise<string | null> {
  const picture = bytes && pictureIn(bytes)
  const { id: organisationId } = organisationContext.current()
  const person = await database()
    .selectFrom('employees')
    .select(['id', 'avatarKey'])
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw notFound()
  const file = { organisationId, name: 'picture.jpg', contentType: 'image/jpeg' }
  const key = picture && (await storage().put(picture, file)).key
  await database().updateTable('employees').set({ avatarKey: key }).where('id', '=', person.id).execute()
  const { avatarKey: old } = person
  if (old) organisationContext.afterCommit(() => storage().delete(organisationId, old))
  return key && fileLink(key)
}
