import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import { setLanguage } from '#app/identity/public/change_accounts'
import { changeAvatar } from '#app/organisation/profile/change_avatar'
import { requireVersion } from '#app/organisation/directory/require_version'
import type { LanguageId } from '#contracts/enums'
import type { CurrentUser } from '#contracts/identity'

type UpdateProfileInput = {
  version: number
  phone: string | null
  language: LanguageId
  /** A JPEG file; null takes the picture away, undefined leaves it. */
  picture: Uint8Array | null | undefined
}

/**
 * The current user changes what they keep themselves: number, language and picture, all of it or nothing.
 *
 * @param load the profile as it is now
 * @throws core.stale_version with the profile as it is now
 * @throws organisation.picture_refused
 */
export async function updateProfile(
  { version, phone, language, picture }: UpdateProfileInput,
  load: () => Promise<CurrentUser>
): Promise<CurrentUser> {
  const { userId, employeeId } = organisationContext.actor()
  await database().selectFrom('employees').select('id').where('id', '=', employeeId).forUpdate().execute()
  const before = requireVersion(await load(), version)
  if (picture !== undefined) await changeAvatar(picture)
  await setLanguage(database(), userId, language)
  await database()
    .updateTable('employees')
    .set({ phone, language, version: nextVersion })
    .where('id', '=', employeeId)
    .execute()
  await record({
    action: 'organisation.update_profile',
    entity: 'user',
    entityId: userId,
    before: { phone: before.phone, language: before.language },
    after: { phone, language },
  })
  return load()
}
