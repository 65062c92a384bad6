import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { currentCustomer } from '#app/organisation/queries/current_user'

export default class OrganisationProfileController {
  async show({ account }: HttpContext) {
    return result(await currentCustomer(account))
  }
}
