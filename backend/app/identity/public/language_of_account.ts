import { database } from '#app/core/database/database'
import type { LanguageId } from '#contracts/enums'

/** The language the owner of an account chose; undefined for an account that is not there. */
export async function languageOfAccount(userId: string | null): Promise<LanguageId | undefined> {
  const user = await database()
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.language
}
