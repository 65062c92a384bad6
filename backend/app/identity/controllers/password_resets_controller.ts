import type { HttpContext } from '@adonisjs/core/http'
import { requestPasswordReset } from '#app/identity/actions/request_password_reset'
import { askingInterface } from '#app/identity/controllers/asking_interface'
import { passwordResetValidator } from '#app/identity/validators/authentication'

export default class PasswordResetsController {
  async store({ request, response }: HttpContext) {
    const { email } = await request.validateUsing(passwordResetValidator)
    await requestPasswordReset({ email, interface: askingInterface(request), ip: request.ip() })
    return response.noContent()
  }
}
