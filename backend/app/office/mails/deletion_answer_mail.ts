import i18nManager from '@adonisjs/i18n/services/main'
import { escapedHtml } from '#app/core/mail/escaped_html'
import type { OutgoingMail } from '#app/core/mail/outgoing_mail'
import { localeOf, type LanguageId } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

type To = { email: string; language: LanguageId }
type Values = {
  /** null once the organisation is gone. */
  organisationId: string | null
  organisation: string
  answer?: string
  /** When it is erased, or until when what is kept stays. */
  day?: Day
}

/** What became of a company's request to be deleted: it stays, will be deleted on a given day, or is deleted. */
export function deletionAnswerMail(
  news: 'refused' | 'agreed' | 'done',
  to: To,
  { day, ...values }: Values
): OutgoingMail {
  const locale = localeOf(to.language)
  const i18n = i18nManager.locale(locale)
  const said = {
    ...values,
    day: day && i18n.formatDate(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
  }
  const say = (key: string) => i18n.formatMessage(`office_mails.deletion_${news}.${key}`, said)
  const paragraphs = [say('text'), say('answer'), say('next')]
  return {
    organisationId: values.organisationId,
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
