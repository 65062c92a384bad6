import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { updateProfile } from '#app/organisation/profile/update_profile'
import { currentCustomer } from '#app/organisation/profile/current_user'
import { profileValidator } from '#app/organisation/company/validators/organisation'

export default class OrganisationProfileController {
  async show({ account }: HttpContext) {
    return result(await currentCustomer(account))
  }

  async update({ account, request }: HttpContext) {
    const { picture, ...change } = await request.validateUsing(profileValidator)
    const bytes = typeof picture === 'string' ? Buffer.from(picture, 'base64') : picture
    const load = () => currentCustomer(account)
    return result(await updateProfile({ ...change, picture: bytes }, load))
  }
}
