import { record } from '#app/core/audit/record'
import { organisationContext, trx } from '#app/core/organisation_context'
import { setLanguage } from '#app/identity/public/change_accounts'
import type { LanguageId } from '#contracts/enums'

/** The current user chooses the language of their screens and mails. */
export class ChooseLanguage {
  async handle(language: LanguageId): Promise<void> {
    const { userId } = organisationContext.actor()
    await setLanguage(trx(), userId, language)
    await trx().from('employees').where('user_id', userId).increment('version', 1).update({ language })
    await record({
      action: 'organisation.choose_language',
      entity: 'user',
      entityId: userId,
      after: { language },
    })
  }
}
