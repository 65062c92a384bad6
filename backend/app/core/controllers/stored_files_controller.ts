import type { HttpContext } from '@adonisjs/core/http'
import { attachmentNamed } from '#app/core/http/attachment'
import { notFound } from '#app/core/errors/domain_error'
import { contentTypeOf, isPicture } from '#app/core/storage/content_type'
import { downloadOf, keyOfLink } from '#app/core/storage/signed_link'
import { storage } from '#app/core/storage/storage'

export default class StoredFilesController {
  /** A picture by the link that was handed out for it; anything but a picture stays hidden. */
  async show({ params, response }: HttpContext) {
    const key = keyOfLink(String(params.link))
    if (!key) throw notFound()
    const bytes = await storage().bytes(key.split('/')[0]!, key)
    const type = contentTypeOf(bytes)
    if (!isPicture(type)) throw notFound()
    response.header('Content-Type', type).header('Cache-Control', 'private, max-age=86400')
    return response.header('Content-Security-Policy', "default-src 'none'").send(Buffer.from(bytes))
  }

  /** A file by its signed link, always saved and never shown: its content is as the user uploaded it. */
  async download({ params, response }: HttpContext) {
    const asked = downloadOf(String(params.link))
    if (!asked) throw notFound()
    const bytes = await storage().bytes(asked.key.split('/')[0]!, asked.key)
    return response
      .header('Content-Type', contentTypeOf(bytes) ?? 'application/octet-stream')
      .header('Content-Disposition', attachmentNamed(asked.name))
      .header('Cache-Control', 'private, no-store')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes))
  }
}
