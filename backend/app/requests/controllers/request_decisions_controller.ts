import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { approveRequest, rejectRequest } from '#app/requests/deciding/decide_request'
import { effectOfRequest } from '#app/requests/deciding/effect_of_request'
import {
  approveRequestValidator,
  rejectRequestValidator,
  requestEffectValidator,
} from '#app/requests/validators/filed_request'
import type { Locale } from '#contracts/enums'

export default class RequestDecisionsController {
  async effect({ request, params, i18n, account }: HttpContext) {
    const { besideIds } = await request.validateUsing(requestEffectValidator)
    const withNeed = account.entitlements.metricsEnabled
    return result(await effectOfRequest(params.id, { locale: i18n.locale as Locale, withNeed, besideIds }))
  }

  async approve({ request, params, i18n }: HttpContext) {
    const approval = await request.validateUsing(approveRequestValidator)
    return result(await approveRequest(params.id, approval, i18n.locale as Locale))
  }

  async reject({ request, params, i18n }: HttpContext) {
    const rejection = await request.validateUsing(rejectRequestValidator)
    return result(await rejectRequest(params.id, rejection, i18n.locale as Locale))
  }
}
