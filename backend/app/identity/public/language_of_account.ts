import { rows } from '#app/core/organisation_context'
import type { LanguageId } from '#contracts/enums'

/** The language the owner of an account chose; undefined for an account that is not there. */
export async function languageOfAccount(userId: string | null): Promise<LanguageId | undefined> {
  const [user] = await rows<{ language: LanguageId }>('select language from users where id = ?', [userId])
  return user?.language
}
