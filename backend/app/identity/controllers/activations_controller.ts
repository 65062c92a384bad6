import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { activateAccount } from '#app/identity/actions/open_account'
import { asGuess } from '#app/identity/limits/guessing'
import { activationValidator } from '#app/identity/validators/authentication'

export default class ActivationsController {
  async store({ request }: HttpContext) {
    const { link, password = null } = await request.validateUsing(activationValidator)
    const ip = request.ip()
    return result(await asGuess(ip, () => activateAccount({ link, password, ip })))
  }
}
