import { sendMail } from '#app/core/mail/send_mail'
import { organisationContext } from '#app/core/organisation_context'
import { localeOfPerson } from '#app/notifications/delivery/locale_of_person'
import type { Outcome, PendingDelivery } from '#app/notifications/delivery/pending_delivery'
import { accountMail } from '#app/notifications/mails/account_mail'
import { newsMail } from '#app/notifications/mails/news_mail'
import { findEmployees } from '#app/organisation/public/find_employees'

/** Writes the mail from what is true now, and hands it to the mail port in the same unit of work. */
export async function deliverMail(delivery: PendingDelivery): Promise<Outcome> {
  const { employeeId } = delivery
  const person = (await findEmployees([employeeId])).get(employeeId)
  if (!person || person.archived) return { state: 'dropped', code: 'archived' }
  if (!person.email) return { state: 'dropped', code: 'no_address' }
  const { id: organisationId } = organisationContext.current()
  const locale = await localeOfPerson(person)
  const mail =
    delivery.kind === 'account'
      ? accountMail({ locale, name: person.name, ...delivery.data })
      : await newsMail(person, locale, delivery)
  const mailId = await sendMail({ organisationId, to: person.email, locale, ...mail })
  return { state: 'handed', mailId }
}
