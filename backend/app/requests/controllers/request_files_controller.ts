import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { downloadLink } from '#app/core/storage/signed_link'
import {
  addRequestFile,
  fileOf,
  listRequestFiles,
  removeRequestFile,
  requestWithFiles,
} from '#app/requests/attachments/request_files'
import { attachmentValidator } from '#app/requests/validators/attachment'
import type { AttachmentLink } from '#contracts/attachments'
import type { Locale } from '#contracts/enums'

/** Files of one request, for those who see it; for everyone else it does not exist. */
export default class RequestFilesController {
  async index(ctx: HttpContext) {
    return result(await listRequestFiles(await asked(ctx), localeOf(ctx)))
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(attachmentValidator)
    const row = await asked(ctx)
    await addRequestFile(row, sent, localeOf(ctx))
    ctx.response.status(201)
    return result(await listRequestFiles(row, localeOf(ctx)))
  }

  async destroy(ctx: HttpContext) {
    const row = await asked(ctx)
    await removeRequestFile(row, ctx.params.attachmentId)
    return result(await listRequestFiles(row, localeOf(ctx)))
  }

  async link(ctx: HttpContext) {
    const { key, name } = await fileOf(await asked(ctx), ctx.params.attachmentId)
    const link: AttachmentLink = { url: downloadLink({ key, name }) }
    return result(link)
  }
}

const localeOf = ({ i18n }: HttpContext): Locale => i18n.locale as Locale
const asked = (ctx: HttpContext) => requestWithFiles(ctx.params.id, ctx.account, localeOf(ctx))
