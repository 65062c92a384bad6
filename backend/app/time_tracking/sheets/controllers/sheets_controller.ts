import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#app/core/http/attachment'
import { printAttendance, printSheet } from '#app/time_tracking/sheets/print_sheet'
import { sheetValidator } from '#app/time_tracking/sheets/validators/sheet'
import type { Locale } from '#contracts/enums'

/** Whose time a caller may read is asked person by person, and location by location. */
export default class SheetsController {
  async show({ request, params, response, i18n }: HttpContext) {
    const range = await request.validateUsing(sheetValidator)
    return send(response, await printSheet(params.id, range, i18n.locale as Locale, Date.now()))
  }

  async attendance({ request, params, response, i18n }: HttpContext) {
    const range = await request.validateUsing(sheetValidator)
    return send(response, await printAttendance(params.locationId, range, i18n.locale as Locale, Date.now()))
  }
}

const send = (response: HttpContext['response'], { bytes, name }: { bytes: Uint8Array; name: string }) =>
  response
    .header('Content-Type', 'application/pdf')
    .header('Content-Disposition', attachmentNamed(name))
    .header('Cache-Control', 'private, no-store')
    .send(Buffer.from(bytes))
