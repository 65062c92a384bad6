import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { UpdateOrganisation } from '#app/organisation/actions/update_organisation'
import { loadOrganisation } from '#app/organisation/queries/load_organisation'
import { updateOrganisationValidator } from '#app/organisation/validators/organisation'

export default class OrganisationController {
  async show() {
    return result(await loadOrganisation())
  }

  async update({ request }: HttpContext) {
    const input = await request.validateUsing(updateOrganisationValidator)
    return result(await new UpdateOrganisation().handle(input))
  }
}
