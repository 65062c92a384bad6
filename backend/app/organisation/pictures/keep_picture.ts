import { notFound } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
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
  const [person] = await rows<{ key: string | null }>(
    'select avatar_key as key from employees where id = ? for update',
    [employeeId]
  )
  if (!person) throw notFound()
  const file = { organisationId, name: 'picture.jpg', contentType: 'image/jpeg' }
  const key = picture && (await storage().put(picture, file)).key
  await rows('update employees set avatar_key = ?, updated_at = now() where id = ?', [key, employeeId])
  const { key: old } = person
  if (old) organisationContext.afterCommit(() => storage().delete(organisationId, old))
  return key && fileLink(key)
}
