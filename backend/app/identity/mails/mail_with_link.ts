import type { OutgoingMail } from '#app/core/mail/outgoing_mail'
import { linkMailHtml } from '#app/identity/mails/link_mail_html'
import type { Locale } from '#contracts/enums'
import env from '#start/env'

type MailWithLink = Pick<OutgoingMail, 'organisationId' | 'to' | 'subject'> & {
  locale: Locale
  /** Sentences before the link, in order. */
  paragraphs: string[]
  url: string
  button: string
  closing: string
}

/** A mail whose point is one link, as text and as HTML. */
export const mailWithLink = (mail: MailWithLink): OutgoingMail => ({
  organisationId: mail.organisationId,
  to: mail.to,
  locale: mail.locale,
  subject: mail.subject,
  text: [...mail.paragraphs, mail.url, mail.closing].join('\n\n'),
  html: linkMailHtml(mail),
})

/** The address of a page of the product, as a mail carries it. */
export const pageAddress = (path: string, search: Record<string, string> = {}): string => {
  const url = new URL(path, env.get('APP_URL') ?? 'http://localhost:3333')
  for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
  return url.href
}
