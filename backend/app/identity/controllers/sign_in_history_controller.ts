import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { ownSignIns } from '#app/identity/sessions/sign_in_history'

export default class SignInHistoryController {
  async index({ account }: HttpContext) {
    return result(await ownSignIns(account.userId))
  }
}
