import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { SetNewPassword } from '#app/identity/actions/open_account'
import { newPasswordValidator } from '#app/identity/validators/authentication'

export default class NewPasswordsController {
  async store({ request }: HttpContext) {
    const { link, password } = await request.validateUsing(newPasswordValidator)
    return result(await new SetNewPassword().handle({ link, password, ip: request.ip() }))
  }
}
