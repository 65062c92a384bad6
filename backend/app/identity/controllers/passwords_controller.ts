import type { HttpContext } from '@adonisjs/core/http'
import { changePassword } from '#app/identity/actions/change_password'
import { passwordChangeValidator } from '#app/identity/validators/authentication'

export default class PasswordsController {
  async update({ request, account, response }: HttpContext) {
    const change = await request.validateUsing(passwordChangeValidator)
    await changePassword(account, { ...change, ip: request.ip() })
    return response.noContent()
  }
}
