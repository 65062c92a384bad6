import db from '@adonisjs/lucid/services/db'
import { UnrecoverableError } from 'bullmq'
import type { Transporter } from 'nodemailer'
import { codeOfMailError, deliverMail } from '#app/core/mail/deliver_mail'
import { tellMailOutcome } from '#app/core/mail/mail_outcomes'

/**
 * One attempt at one stored mail; listeners receive the outcome.
 *
 * @throws UnrecoverableError when the server refused it for good
 * @throws what the connection or the server said when another attempt may succeed
 */
export async function attemptMail(transport: Transporter, from: string, mailId: string): Promise<void> {
  const mail = (await db.from('mails').where('id', mailId).select('organisation_id').first()) as {
    organisation_id: string | null
  } | null
  if (!mail) return
  const about = { mailId, organisationId: mail.organisation_id }
  const delivered = await db
    .transaction((trx) => deliverMail(trx, transport, from, mailId))
    .catch(async (error) => {
      await tellMailOutcome({ ...about, state: 'delayed', code: codeOfMailError(error) })
      throw error
    })
  if (delivered.state === 'absent') return
  const code = delivered.state === 'refused' ? delivered.code : null
  await tellMailOutcome({ ...about, state: delivered.state, code })
  if (code !== null) throw new UnrecoverableError('The mail server refused the mail for good.')
}
