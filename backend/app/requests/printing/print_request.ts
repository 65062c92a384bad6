import i18nManager from '@adonisjs/i18n/services/main'
import { pdfBytes } from '#app/core/pdf/pdf_bytes'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { requestDocument } from '#app/requests/printing/request_document'
import { requestDetails } from '#app/requests/reading/find_request'
import type { Locale } from '#contracts/enums'

/**
 * A request that the actor may see as a PDF, in their language.
 *
 * @throws core.not_found
 */
export async function printRequest(id: string, locale: Locale): Promise<{ bytes: Uint8Array; name: string }> {
  const i18n = i18nManager.locale(locale)
  const say = (key: string, values?: Record<string, unknown>) =>
    i18n.formatMessage(`request_print.${key}`, values)
  const request = await requestDetails(id, locale)
  const document = requestDocument(request, { locale, say, company: await organisationSettings() })
  return { bytes: await pdfBytes(document), name: `${say('title', { number: request.number })}.pdf` }
}
