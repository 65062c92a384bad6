import db from '@adonisjs/lucid/services/db'
import { v7 as newId } from 'uuid'
import { mailQueue, mailSettings } from '#app/core/mail/mail_settings'
import type { OutgoingMail } from '#app/core/mail/outgoing_mail'
import { queues } from '#app/core/queue/queues'
import { organisationContext } from '#app/core/organisation_context'

/**
 * Stores a mail, inside the current unit of work if there is one: it leaves only if the work is kept. The jobs
 * process sends it. Only the id enters the queue, never an address or a sentence.
 *
 * @returns the id under which `onMailOutcome` reports what became of it
 */
export async function sendMail({
  organisationId,
  to,
  locale,
  subject,
  text,
  html,
}: OutgoingMail): Promise<string> {
  const id = newId()
  const body = { subject, text_body: text, html_body: html }
  const unit = currentUnit()
  await (unit?.trx ?? db)
    .table('mails')
    .insert({ id, organisation_id: organisationId, to_address: to, locale, ...body })
  if (!mailSettings().smtpUrl) return id
  if (unit) unit.effects.push(() => enqueueMail(id))
  else await enqueueMail(id)
  return id
}

/** Several times the same mail is one job. */
export const enqueueMail = (id: string): Promise<string> =>
  queues.add(mailQueue, { organisationId: null, data: { mailId: id } }, { jobId: id, attempts: 8 })

function currentUnit() {
  try {
    return organisationContext.current()
  } catch (error) {
    if ((error as { code?: string }).code === 'E_ORGANISATION_CONTEXT_MISSING') return null
    throw error
  }
}
