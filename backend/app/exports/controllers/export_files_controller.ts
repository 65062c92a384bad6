import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#app/core/http/attachment'
import { readFile } from '#app/exports/actions/read_file'

export default class ExportFilesController {
  async show({ params, response }: HttpContext) {
    const { bytes, name, contentType } = await readFile(params.id)
    return response
      .header('Content-Type', contentType)
      .header('Content-Disposition', attachmentNamed(name))
      .header('Cache-Control', 'private, no-store')
      .send(Buffer.from(bytes))
  }
}
