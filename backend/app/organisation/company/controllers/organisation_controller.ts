import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { changeLogo } from '#app/organisation/company/change_logo'
import { updateOrganisation } from '#app/organisation/company/update_organisation'
import { loadCompany, loadOrganisation } from '#app/organisation/company/load_organisation'
import { logoValidator, updateOrganisationValidator } from '#app/organisation/company/validators/organisation'
import { can } from '#contracts/abilities'

export default class OrganisationController {
  async show({ account }: HttpContext) {
    return result(await (can(account.role, 'company_settings.read') ? loadCompany() : loadOrganisation()))
  }

  async update({ request }: HttpContext) {
    const input = await request.validateUsing(updateOrganisationValidator)
    return result(await updateOrganisation(input))
  }

  async logo({ request }: HttpContext) {
    const { picture } = await request.validateUsing(logoValidator)
    const bytes = picture === null ? null : Buffer.from(picture, 'base64')
    return result({ logoUrl: await changeLogo(bytes) })
  }
}
