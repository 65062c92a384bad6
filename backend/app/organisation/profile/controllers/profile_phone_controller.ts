import type { HttpContext } from '@adonisjs/core/http'
import { changePhone } from '#app/organisation/profile/change_phone'
import { profilePhoneValidator } from '#app/organisation/company/validators/organisation'

export default class ProfilePhoneController {
  async update({ request, response }: HttpContext) {
    const { phone } = await request.validateUsing(profilePhoneValidator)
    await changePhone(phone)
    return response.noContent()
  }
}
