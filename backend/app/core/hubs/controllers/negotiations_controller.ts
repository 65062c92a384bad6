import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { hubServer } from '#app/core/hubs/hubs'

/** POST /hubs/:hub/negotiate, the first step of the SignalR protocol; its answer has no envelope. */
export default class NegotiationsController {
  async store({ request, response, params }: HttpContext) {
    const token =
      /^Bearer (.+)$/.exec(request.header('authorization') ?? '')?.[1] ?? request.qs().access_token
    const identity = typeof token === 'string' ? await hubServer().authenticate(token) : null
    if (!identity) throw new DomainError('core.unauthenticated')
    const answer = hubServer().negotiate(String(params.hub), identity)
    if (!answer) throw notFound({ hub: params.hub })
    return response.header('Cache-Control', 'no-store').json(answer)
  }
}
