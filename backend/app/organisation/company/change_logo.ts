import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import { fileLink } from '#app/core/storage/signed_link'
import { storage } from '#app/core/storage/storage'
import { pictureIn } from '#app/organisation/pictures/picture_in'

/**
 * The company's logo, which its people see next to its name.
 *
 * @param bytes a JPEG file; null takes the logo away
 * @returns the link of the new one
 * @throws organisation.picture_refused
 */
export async function changeLogo(bytes: Uint8Array | null): Promise<string | null> {
  const picture = bytes && pictureIn(bytes)
  const { id } = organisationContext.current()
  const { logoKey: old } = await database()
    .selectFrom('organisations')
    .select('logoKey')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const file = { organisationId: id, name: 'logo.jpg', contentType: 'image/jpeg' }
  const key = picture && (await storage().put(picture, file)).key
  await database().updateTable('organisations').set({ logoKey: key }).where('id', '=', id).execute()
  await record({ action: 'organisation.change_logo', entity: 'organisation', entityId: id })
  if (old) organisationContext.afterCommit(() => storage().delete(id, old))
  return key && fileLink(key)
}
