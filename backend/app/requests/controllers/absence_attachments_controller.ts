import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { addAttachment } from '#app/requests/attachments/add_attachment'
import { listAttachments } from '#app/requests/attachments/list_attachments'
import { removeAttachment } from '#app/requests/attachments/remove_attachment'
import { attachmentValidator } from '#app/requests/validators/attachment'
import { absenceForActor, type Absence } from '#app/scheduling/public/absences'
import { canUse } from '#contracts/abilities'
import type { EntryAttachments } from '#contracts/attachments'
import type { Locale } from '#contracts/enums'

/** Files of one absence, for its person and its planners; for everyone else the absence does not exist. */
export default class AbsenceAttachmentsController {
  async index(ctx: HttpContext) {
    return result(await listed(ctx, await asked(ctx)))
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(attachmentValidator)
    const absence = await asked(ctx)
    await addAttachment(absence, sent)
    ctx.response.status(201)
    return result(await listed(ctx, absence))
  }

  async destroy(ctx: HttpContext) {
    const absence = await asked(ctx)
    await removeAttachment(absence, ctx.params.attachmentId)
    return result(await listed(ctx, absence))
  }
}

const asked = ({ account, params }: HttpContext): Promise<Absence> =>
  absenceForActor(params.id, canUse(account.role, 'schedule.edit', account.entitlements))

const listed = ({ i18n }: HttpContext, absence: Absence): Promise<EntryAttachments> =>
  listAttachments(absence, i18n.locale as Locale)
