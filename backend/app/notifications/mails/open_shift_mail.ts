import i18nManager from '@adonisjs/i18n/services/main'
import { addressOf } from '#app/notifications/mails/address_of'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { plainMail } from '#app/notifications/mails/plain_mail'
import type { Locale } from '#contracts/enums'
import type { OpenShiftNews } from '#contracts/notifications'

type OpenShiftMail = Pick<OpenShiftNews, 'step' | 'day'> & { locale: Locale; name: string }

/** Where open shifts are claimed: those that are over are on the other half of the page. */
export const openShiftsPath = (step: OpenShiftNews['step']): string =>
  step === 'opened' ? '/swaps?view=open_shifts' : '/swaps?view=open_shifts&over=1'

/** The mail about an open shift. Names, places and hours stay in the product. */
export function openShiftMail({ locale, name, step, day }: OpenShiftMail) {
  const i18n = i18nManager.locale(locale)
  const say = (key: string, values = {}) => i18n.formatMessage(`mails.open_shift.${key}`, values)
  const days = dayFormatOf(locale).span(day, day)
  return plainMail({
    ...{ locale, subject: say(`${step}_subject`), link: addressOf(openShiftsPath(step)) },
    paragraphs: [say('greeting', { name }), say(`${step}_text`, { days })],
    open: say('open'),
  })
}
