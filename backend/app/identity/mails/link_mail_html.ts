import { escapedHtml } from '#app/core/mail/escaped_html'

type LinkMail = { locale: string; paragraphs: string[]; url: string; button: string; closing: string }

/** One button that carries the link, which is also written out for mail programs without buttons. */
export const linkMailHtml = ({ locale, paragraphs, url, button, closing }: LinkMail): string => {
  const address = escapedHtml(url)
  return `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><body style="font-family: sans-serif; line-height: 1.5; color: #1b2233">
${paragraphs.map((text) => `<p>${escapedHtml(text)}</p>`).join('\n')}
<p><a href="${address}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #2f5fd0; color: #ffffff; text-decoration: none">${escapedHtml(button)}</a></p>
<p style="font-size: 12px; color: #5b6478; word-break: break-all">${address}</p>
<p style="font-size: 12px; color: #5b6478">${escapedHtml(closing)}</p>
</body></html>`
}
