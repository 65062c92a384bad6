import { escapedHtml } from '#app/core/mail/escaped_html'
import type { Locale } from '#contracts/enums'

type Plain = {
  locale: Locale
  subject: string
  paragraphs: readonly string[]
  /** Empty where the product's address is not configured. */
  link: string
  /** What the link says. */
  open: string
}

/** A mail of a few paragraphs and one link, as text and as a page. */
export const plainMail = ({ locale, subject, paragraphs, link, open }: Plain) => ({
  subject,
  text: [...paragraphs, link].filter((part) => part !== '').join('\n\n'),
  html: `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><body style="font-family: sans-serif; line-height: 1.5">
${paragraphs.map((paragraph) => `<p>${escapedHtml(paragraph)}</p>`).join('\n')}
${link && `<p><a href="${escapedHtml(link)}">${escapedHtml(open)}</a></p>`}
</body></html>`,
})
