import i18nManager from '@adonisjs/i18n/services/main'
import { escapedHtml } from '#app/core/mail/escaped_html'
import { addressOf } from '#app/notifications/mails/address_of'
import type { Locale } from '#contracts/enums'
import type { AccountNews } from '#contracts/notifications'

type AccountMail = AccountNews & { locale: Locale; name: string }

/** The mail that informs a user of a change to their account, in case it was not them. */
export function accountMail({ locale, name, change }: AccountMail) {
  const i18n = i18nManager.locale(locale)
  const say = (key: string, values = {}) => i18n.formatMessage(`mails.account.${key}`, values)
  const paragraphs = [say('greeting', { name }), say(`${change}_text`), say('not_you')]
  const link = addressOf('/my-profile')
  return {
    subject: say(`${change}_subject`),
    text: [...paragraphs, link].filter((part) => part !== '').join('\n\n'),
    html: `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><body style="font-family: sans-serif; line-height: 1.5">
${paragraphs.map((paragraph) => `<p>${escapedHtml(paragraph)}</p>`).join('\n')}
${link && `<p><a href="${escapedHtml(link)}">${escapedHtml(say('open'))}</a></p>`}
</body></html>`,
  }
}
