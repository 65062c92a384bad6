import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { approveKiosk, revokeKiosk, updateKiosk } from '#app/time_tracking/kiosks/administration'
import { listKiosks } from '#app/time_tracking/kiosks/list_kiosks'
import { approvalValidator, kioskValidator } from '#app/time_tracking/kiosks/validators/kiosk'

export default class KiosksController {
  async index() {
    return result(await listKiosks(Date.now()))
  }

  async store({ request, response }: HttpContext) {
    const approval = await request.validateUsing(approvalValidator)
    response.status(201)
    return result({ id: await approveKiosk(approval) })
  }

  async update({ request, params, response }: HttpContext) {
    const { version, ...kiosk } = await request.validateUsing(kioskValidator)
    await updateKiosk(params.id, version, kiosk)
    return response.noContent()
  }

  async destroy({ params, response }: HttpContext) {
    await revokeKiosk(params.id)
    return response.noContent()
  }
}
