import { record } from '#app/core/audit/record'
import { organisationContext, trx } from '#app/core/organisation_context'
import type { LanguageId } from '#contracts/enums'

/** The acting person chooses the language of their screens and mails. */
export class ChooseLanguage {
  async handle(language: LanguageId): Promise<void> {
    const { userId } = organisationContext.actor()
    await trx().from('users').where('id', userId).update({ language, updated_at: new Date() })
    await trx().from('employees').where('user_id', userId).increment('version', 1).update({ language })
    await record({
      action: 'organisation.choose_language',
      entity: 'user',
      entityId: userId,
      after: { language },
    })
  }
}
