import { sendMail } from '#app/core/mail/send_mail'
import { organisationContext } from '#app/core/organisation_context'
import { localeOfPerson } from '#app/notifications/delivery/locale_of_person'
import type { Outcome, PendingDelivery } from '#app/notifications/delivery/pending_delivery'
import { deputyMail } from '#app/notifications/mails/deputy_mail'
import { openShiftMail } from '#app/notifications/mails/open_shift_mail'
import { swapMail } from '#app/notifications/mails/swap_mail'
import { timeMail } from '#app/notifications/mails/time_mail'
import { waitingMail } from '#app/notifications/mails/waiting_mail'
import { requestMail } from '#app/notifications/mails/request_mail'
import { accountMail } from '#app/notifications/mails/account_mail'
import { newsMail } from '#app/notifications/mails/news_mail'
import { findEmployees, type FoundEmployee } from '#app/organisation/public/find_employees'
import type { Locale } from '#contracts/enums'

/** Writes the mail from what is true now, and hands it to the mail port in the same unit of work. */
export async function deliverMail(delivery: PendingDelivery): Promise<Outcome> {
  const { employeeId } = delivery
  const person = (await findEmployees([employeeId])).get(employeeId)
  if (!person || person.archived) return { state: 'dropped', code: 'archived' }
  if (!person.email) return { state: 'dropped', code: 'no_address' }
  const { id: organisationId } = organisationContext.current()
  const locale = await localeOfPerson(person)
  const mail = await mailOf(delivery, person, locale)
  const mailId = await sendMail({ organisationId, to: person.email, locale, ...mail })
  return { state: 'handed', mailId }
}

async function mailOf(delivery: PendingDelivery, person: FoundEmployee, locale: Locale) {
  const { name } = person
  if (delivery.kind === 'account') return accountMail({ locale, name, ...delivery.data })
  if (delivery.kind === 'request_status') return requestMail({ locale, name, ...delivery.data })
  if (delivery.kind === 'request_waits') return waitingMail({ locale, name, ...delivery.data })
  if (delivery.kind === 'request_deputy') return deputyMail({ locale, name, ...delivery.data })
  if (delivery.kind === 'swap') return swapMail({ locale, name, ...delivery.data })
  if (delivery.kind === 'time_registration') return timeMail({ locale, name, news: delivery.data })
  if (delivery.kind === 'open_shift') return openShiftMail({ locale, name, ...delivery.data })
  return newsMail(person, locale, delivery)
}
