import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { requireOneself } from '#app/identity/accounts/require_oneself'
import { endOtherSessions, endOwnSession, ownSessions } from '#app/identity/sessions/own_sessions'

export default class SessionsController {
  async index({ account }: HttpContext) {
    return result(await ownSessions(account))
  }

  async destroy({ account, params, response }: HttpContext) {
    requireOneself(account)
    await endOwnSession(account.userId, params.id)
    return response.noContent()
  }

  async destroyOthers({ account }: HttpContext) {
    requireOneself(account)
    return result({ ended: await endOtherSessions(account) })
  }
}
