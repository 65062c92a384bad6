import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { downloadLink } from '#app/core/storage/signed_link'
import { attachmentOf } from '#app/requests/attachments/remove_attachment'
import { absenceForActor } from '#app/scheduling/public/absences'
import { canUse } from '#contracts/abilities'
import type { AttachmentLink } from '#contracts/attachments'

export default class AttachmentLinksController {
  async show({ account, params }: HttpContext) {
    const plans = canUse(account.role, 'schedule.edit', account.entitlements)
    const { key, name } = await attachmentOf(await absenceForActor(params.id, plans), params.attachmentId)
    const link: AttachmentLink = { url: downloadLink({ key, name }) }
    return result(link)
  }
}
