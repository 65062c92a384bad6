import i18nManager from '@adonisjs/i18n/services/main'
import { escapedHtml } from '#app/core/mail/escaped_html'
import type { OutgoingMail } from '#app/core/mail/outgoing_mail'
import { personName } from '#app/core/person_name'
import { localeOf, type LanguageId } from '#contracts/enums'
import type { DeletionRequest } from '#contracts/organisation'

export type DeletionNews = 'asked' | 'cancelled' | 'received'
type Values = { organisation: string } & Pick<DeletionRequest, 'reason' | 'requestedBy'>

/** News of a company's wish to be closed: to the provider (`asked`, `cancelled`) or to its own people (`received`). */
export function deletionMail(
  news: DeletionNews,
  to: { email: string; language: LanguageId },
  { organisation, reason, requestedBy }: Values
): OutgoingMail {
  const locale = localeOf(to.language)
  const i18n = i18nManager.locale(locale)
  const values = {
    organisation,
    reason,
    person: requestedBy ? personName(requestedBy, locale) : organisation,
  }
  const say = (key: string) => i18n.formatMessage(`company_mails.deletion_${news}.${key}`, values)
  const paragraphs = [say('text'), say('reason'), say('next')]
  return {
    organisationId: null,
    to: to.email,
    locale,
    subject: say('subject'),
    text: paragraphs.join('\n\n'),
    html: `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><body style="font-family: sans-serif; line-height: 1.5; color: #1b2233">
${paragraphs.map((text) => `<p>${escapedHtml(text)}</p>`).join('\n')}
</body></html>`,
  }
}
