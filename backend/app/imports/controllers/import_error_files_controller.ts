import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#app/core/http/attachment'
import { localeOfRequest } from '#app/core/http/locale'
import { makeErrorFile } from '#app/imports/actions/error_file'
import { importFileValidator } from '#app/imports/validators/import'

export default class ImportErrorFilesController {
  async show({ request, params, response }: HttpContext) {
    const { format = 'xlsx' } = await request.validateUsing(importFileValidator)
    const asked = { importId: params.id, format, locale: localeOfRequest(request) }
    const { bytes, name, contentType } = await makeErrorFile(asked)
    return response
      .header('Content-Type', contentType)
      .header('Content-Disposition', attachmentNamed(name))
      .header('Cache-Control', 'private, no-store')
      .send(Buffer.from(bytes))
  }
}
