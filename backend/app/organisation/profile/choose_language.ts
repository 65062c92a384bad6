import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import { setLanguage } from '#app/identity/public/change_accounts'
import type { LanguageId } from '#contracts/enums'

/** The current user chooses the language of their screens and mails. */
export async function chooseLanguage(language: LanguageId): Promise<void> {
  const { userId } = organisationContext.actor()
  await setLanguage(database(), userId, language)
  await database()
    .updateTable('employees')
    .set({ language, version: nextVersion })
    .where('userId', '=', userId)
    .execute()
  await record({
    action: 'organisation.choose_language',
    entity: 'user',
    entityId: userId,
    after: { language },
  })
}
