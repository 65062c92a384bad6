import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'
import { hubServer } from '#app/core/hubs/hubs'

/** POST /hubs/:hub/negotiate, the first step of the SignalR protocol; its answer has no envelope. */
export default class NegotiationsController {
  store({ account, response, params }: HttpContext) {
    const answer = hubServer().negotiate(String(params.hub), account)
    if (!answer) throw notFound({ hub: params.hub })
    return response.header('Cache-Control', 'no-store').json(answer)
  }
}
