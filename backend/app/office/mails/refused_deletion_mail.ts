import i18nManager from '@adonisjs/i18n/services/main'
import { escapedHtml } from '#app/core/mail/escaped_html'
import type { OutgoingMail } from '#app/core/mail/outgoing_mail'
import { localeOf, type LanguageId } from '#contracts/enums'

/** Tells whoever asked for a company's deletion that it stays, and why. */
export function refusedDeletionMail(
  to: { email: string; language: LanguageId },
  values: { organisationId: string; organisation: string; answer: string }
): OutgoingMail {
  const locale = localeOf(to.language)
  const i18n = i18nManager.locale(locale)
  const say = (key: string) => i18n.formatMessage(`office_mails.deletion_refused.${key}`, values)
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
