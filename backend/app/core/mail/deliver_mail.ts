import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Transporter } from 'nodemailer'
import type { StoredMail } from '#app/core/mail/outgoing_mail'

/** `absent`: it was sent, or another worker holds it. */
export type Delivered = { state: 'sent' } | { state: 'absent' } | { state: 'refused'; code: string }

/**
 * Hands one stored mail to the mail server and takes it out of the table. A mail that is gone was sent; one that
 * another worker holds is that worker's.
 */
export async function deliverMail(
  trx: TransactionClientContract,
  transport: Transporter,
  from: string,
  id: string
): Promise<Delivered> {
  const mail = (await trx.from('mails').where('id', id).forUpdate().skipLocked().first()) as StoredMail | null
  if (!mail) return { state: 'absent' }
  try {
    await transport.sendMail({
      from,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      // The same at every attempt: a mail sent twice is recognised as one.
      messageId: `<${mail.id}@${from.split('@').at(-1)!.replace(/>$/, '')}>`,
      headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    if (!isFinal(error)) throw error
    await trx.from('mails').where('id', id).delete()
    return { state: 'refused', code: codeOfMailError(error) }
  }
  await trx.from('mails').where('id', id).delete()
  return { state: 'sent' }
}

/** The reply code of the server, else that of the connection; never a sentence, which may quote an address. */
export function codeOfMailError(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return String(responseCode ?? code ?? 'unknown')
}

/** Replies from 500 up are permanent. Source: RFC 5321, section 4.2.1. A refused sign-in is our own mistake, not the mail's. */
const isFinal = (error: unknown): boolean => {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && code !== 'EAUTH'
}
