import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { archiveIndustry, createIndustry, updateIndustry } from '#app/office/actions/write_industry'
import { officeContext } from '#app/office/office_context'
import { industryDetails, listIndustries, industryOrders } from '#app/office/queries/industries'
import {
  createIndustryValidator,
  listIndustriesValidator,
  updateIndustryValidator,
} from '#app/office/validators/industries'

/** What organisations do, and the positions each begins with. */
export default class IndustriesController {
  async index({ request, i18n }: HttpContext) {
    const { search, archived, sort, ...query } = await request.validateUsing(listIndustriesValidator)
    const order = sort?.replace(/^-/, '') as (typeof industryOrders)[number] | undefined
    const asked = {
      ...{ search, archived, order, descending: sort?.startsWith('-') ?? false },
      ...{ collation: collationOf(i18n.locale), ...pagingOf(query) },
    }
    const { items, total } = await officeContext.run(() => listIndustries(asked))
    return page(items, total, asked)
  }

  async show({ params, i18n }: HttpContext) {
    return result(await officeContext.run(() => industryDetails(params.id, collationOf(i18n.locale))))
  }

  async store({ request, response, i18n }: HttpContext) {
    const input = await request.validateUsing(createIndustryValidator)
    response.status(201)
    return result(await officeContext.run(() => createIndustry(input, collationOf(i18n.locale))))
  }

  async update({ request, params, i18n }: HttpContext) {
    const { version, ...input } = await request.validateUsing(updateIndustryValidator)
    const which = { id: params.id, version, collation: collationOf(i18n.locale) }
    return result(await officeContext.run(() => updateIndustry(which, input)))
  }

  async archive({ params, i18n }: HttpContext) {
    return result(await officeContext.run(() => archiveIndustry(params.id, true, collationOf(i18n.locale))))
  }

  async restore({ params, i18n }: HttpContext) {
    return result(await officeContext.run(() => archiveIndustry(params.id, false, collationOf(i18n.locale))))
  }
}
