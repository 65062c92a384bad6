import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { setNewPassword } from '#app/identity/actions/open_account'
import { asGuess } from '#app/identity/limits/guessing'
import { newPasswordValidator } from '#app/identity/validators/authentication'

export default class NewPasswordsController {
  async store({ request }: HttpContext) {
    const { link, password } = await request.validateUsing(newPasswordValidator)
    const ip = request.ip()
    return result(await asGuess(ip, () => setNewPassword({ link, password, ip })))
  }
}
