import type { HttpContext } from '@adonisjs/core/http'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import {
  archiveIndustry,
  restoreIndustry,
  createIndustry,
  deleteIndustry,
  updateIndustry,
} from '#app/office/actions/write_industry'
import { changing } from '#app/office/http/changing'
import { officeContext } from '#app/office/office_context'
import { readerOf } from '#app/office/queries/named_in'
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
      ...{ reader: readerOf(i18n.locale), ...pagingOf(query) },
    }
    const { items, total } = await officeContext.run(() => listIndustries(asked))
    return page(items, total, asked)
  }

  async show({ params, i18n }: HttpContext) {
    return result(await officeContext.run(() => industryDetails(params.id, readerOf(i18n.locale))))
  }

  async store(ctx: HttpContext) {
    const { request, response, i18n } = ctx
    const input = await request.validateUsing(createIndustryValidator)
    response.status(201)
    return result(await changing(ctx, () => createIndustry(input, readerOf(i18n.locale))))
  }

  async update(ctx: HttpContext) {
    const { request, params, i18n } = ctx
    const { version, ...input } = await request.validateUsing(updateIndustryValidator)
    const which = { id: params.id, version, reader: readerOf(i18n.locale) }
    return result(await changing(ctx, () => updateIndustry(which, input)))
  }

  async archive(ctx: HttpContext) {
    const { params, i18n } = ctx
    return result(await changing(ctx, () => archiveIndustry(params.id, readerOf(i18n.locale))))
  }

  async restore(ctx: HttpContext) {
    const { params, i18n } = ctx
    return result(await changing(ctx, () => restoreIndustry(params.id, readerOf(i18n.locale))))
  }

  async destroy(ctx: HttpContext) {
    const { params, response, i18n } = ctx
    await changing(ctx, () => deleteIndustry(params.id, readerOf(i18n.locale)))
    return response.noContent()
  }
}
