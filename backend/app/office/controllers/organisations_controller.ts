import type { HttpContext } from '@adonisjs/core/http'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { collationOf } from '#app/core/http/collation'
import { officeContext } from '#app/office/office_context'
import { listOrganisations, organisationDetails, organisationUsers } from '#app/office/queries/organisations'
import { listOrganisationsValidator } from '#app/office/validators/organisations'
import type { OrganisationStatus } from '#contracts/enums'

/** Customers, as the provider's people see them. */
export default class OrganisationsController {
  async index({ request, i18n }: HttpContext) {
    const query = await request.validateUsing(listOrganisationsValidator)
    const { search, status, sort } = query
    const asked = {
      search,
      status: status as OrganisationStatus | undefined,
      order: sort?.replace(/^-/, '') as 'name' | 'createdAt' | 'trialEndsOn' | undefined,
      descending: sort?.startsWith('-') ?? false,
      collation: collationOf(i18n.locale),
      ...pagingOf(query),
    }
    const { items, total } = await officeContext.run(() => listOrganisations(asked))
    return page(items, total, asked)
  }

  async show({ params }: HttpContext) {
    return result(await officeContext.run(() => organisationDetails(params.id)))
  }

  async users({ params }: HttpContext) {
    return result(
      await officeContext.run(async () => {
        await organisationDetails(params.id)
        return organisationUsers(params.id)
      })
    )
  }
}
