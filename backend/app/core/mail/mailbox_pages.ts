import { escapedHtml } from '#app/core/mail/escaped_html'
import type { StoredMail } from '#app/core/mail/outgoing_mail'
import { mailboxPath } from '#app/core/mail/mailbox_key'

/** Sentences of the page by key, and dates as the reader writes them. */
export type MailboxWords = { t: (key: string) => string; moment: (at: Date) => string; locale: string }

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid; padding: .5rem; text-align: left; vertical-align: top }
  dt { font-weight: bold } dd { margin: 0 0 .5rem }
  iframe { background: #fff; border: 1px solid; height: 32rem; width: 100% }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }`

export function listPage(mails: StoredMail[], words: MailboxWords, nonce: string): string {
  const { t } = words
  const row = ({ id, to_address, subject, created_at }: StoredMail) =>
    `<tr><td><a href="${mailboxPath}/${id}">${escapedHtml(subject)}</a></td><td>${escapedHtml(to_address)}</td>
     <td><time datetime="${created_at.toISOString()}">${escapedHtml(words.moment(created_at))}</time></td></tr>`
  const head = ['subject', 'to', 'received']
    .map((key) => `<th scope="col">${escapedHtml(t(key))}</th>`)
    .join('')
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`
  return page(t('title'), mails.length > 0 ? table : `<p>${escapedHtml(t('empty'))}</p>`, words, nonce)
}

export function mailPage(mail: StoredMail, words: MailboxWords, nonce: string): string {
  const { t } = words
  const facts = [
    [t('to'), mail.to_address],
    [t('received'), words.moment(mail.created_at)],
    [t('language'), mail.locale],
  ]
  const list = facts
    .map(([name, value]) => `<dt>${escapedHtml(name!)}</dt><dd>${escapedHtml(value!)}</dd>`)
    .join('')
  // A strange page in a frame: no scripts, no forms, its links open in a tab of their own.
  const frame = `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${mailboxPath}/${mail.id}/body"
    title="${escapedHtml(mail.subject)}"></iframe>`
  const content = `<p><a href="${mailboxPath}">${escapedHtml(t('back'))}</a></p><dl>${list}</dl>
    <h2>${escapedHtml(t('text'))}</h2><pre lang="${escapedHtml(mail.locale)}">${linked(mail.text_body)}</pre>
    <h2>${escapedHtml(t('html'))}</h2>${frame}`
  return page(mail.subject, content, words, nonce)
}

/** What the frame shows. */
export const bodyPage = ({ html_body: html }: StoredMail): string => `<base target="_blank">${html}`

function page(title: string, content: string, { locale }: MailboxWords, nonce: string): string {
  return `<!doctype html>
<html lang="${escapedHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapedHtml(title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapedHtml(title)}</h1>${content}</main></body></html>`
}

/** Addresses in a text become links; everything else stays text. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      at % 2 ? `<a href="${escapedHtml(part)}" rel="noreferrer">${escapedHtml(part)}</a>` : escapedHtml(part)
    )
    .join('')
