import type { HttpContext } from '@adonisjs/core/http'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { collationOf } from '#app/core/http/collation'
import { createOrganisation } from '#app/office/actions/create_organisation'
import { officeContext } from '#app/office/office_context'
import { industryChoices } from '#app/office/queries/industry_choices'
import { regionalSettings } from '#app/office/queries/regional_settings'
import { readerOf } from '#app/office/queries/named_in'
import { possibleCarers } from '#app/office/queries/office_users'
import { listOrganisations, organisationDetails, organisationUsers } from '#app/office/queries/organisations'
import {
  createOrganisationValidator,
  defaultsValidator,
  listOrganisationUsersValidator,
  listOrganisationsValidator,
} from '#app/office/validators/organisations'
import type { OrganisationStatus } from '#contracts/enums'

/** Customers, as the provider's people see them. */
export default class OrganisationsController {
  async index({ request, i18n }: HttpContext) {
    const query = await request.validateUsing(listOrganisationsValidator)
    const { search, status, leaving, sort } = query
    const asked = {
      ...{ search, leaving },
      status: status as OrganisationStatus | undefined,
      order: sort?.replace(/^-/, '') as 'name' | 'createdAt' | 'trialEndsOn' | undefined,
      descending: sort?.startsWith('-') ?? false,
      collation: collationOf(i18n.locale),
      ...pagingOf(query),
    }
    const { items, total } = await officeContext.run(() => listOrganisations(asked))
    return page(items, total, asked)
  }

  /** Made by the provider: its first administrator is invited. */
  async store({ request, response, account }: HttpContext) {
    const input = await request.validateUsing(createOrganisationValidator)
    const idempotencyKey = request.header('idempotency-key')?.slice(0, 200)
    response.status(201)
    return result(await createOrganisation({ by: account, ip: request.ip(), idempotencyKey }, input))
  }

  /** What a company of a country begins with. */
  async defaults({ request }: HttpContext) {
    const { country } = await request.validateUsing(defaultsValidator)
    const { holidayRegion: _part, ...settings } = await officeContext.run(() => regionalSettings(country))
    return result(settings)
  }

  /** What the form of an organisation offers. */
  async choices({ i18n }: HttpContext) {
    return result(
      await officeContext.run(async () => ({
        carers: await possibleCarers(),
        industries: await industryChoices(readerOf(i18n.locale)),
      }))
    )
  }

  async show({ params }: HttpContext) {
    return result(await officeContext.run(() => organisationDetails(params.id)))
  }

  async users({ params, request, i18n }: HttpContext) {
    const query = await request.validateUsing(listOrganisationUsersValidator)
    const asked = { search: query.search, collation: collationOf(i18n.locale), ...pagingOf(query) }
    const { items, total } = await officeContext.run(async () => {
      await organisationDetails(params.id)
      return organisationUsers(params.id, asked)
    })
    return page(items, total, asked)
  }
}
