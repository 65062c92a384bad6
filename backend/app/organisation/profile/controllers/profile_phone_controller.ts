import type { HttpContext } from '@adonisjs/core/http'
import { ChangePhone } from '#app/organisation/profile/change_phone'
import { profilePhoneValidator } from '#app/organisation/company/validators/organisation'

export default class ProfilePhoneController {
  async update({ request, response }: HttpContext) {
    const { phone } = await request.validateUsing(profilePhoneValidator)
    await new ChangePhone().handle(phone)
    return response.noContent()
  }
}
