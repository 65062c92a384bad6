import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { archiveRegion, createRegion, restoreRegion, updateRegion } from '#app/office/actions/write_region'
import { changing } from '#app/office/http/changing'
import { officeContext } from '#app/office/office_context'
import { listRegions, regionDetails } from '#app/office/queries/regions'
import { holidayRegions } from '#app/labour_code/public/holiday_regions'
import { regionalDefaults } from '#app/organisation/public/regional_defaults'
import {
  createRegionValidator,
  listRegionsValidator,
  updateRegionValidator,
  usualValidator,
} from '#app/office/validators/regions'

/** Markets of the provider. */
export default class RegionsController {
  async index({ request, i18n }: HttpContext) {
    const { search, archived, sort, ...query } = await request.validateUsing(listRegionsValidator)
    const asked = {
      ...{ search, archived, descending: sort?.startsWith('-') ?? false },
      ...{ collation: collationOf(i18n.locale), ...pagingOf(query) },
    }
    const { items, total } = await officeContext.run(() => listRegions(asked))
    return page(items, total, asked)
  }

  /** What companies of a country begin with where its region sets nothing. */
  async usual({ request }: HttpContext) {
    const { country } = await request.validateUsing(usualValidator)
    return result({ ...regionalDefaults(country), holidayRegions: holidayRegions(country) })
  }

  async show({ params }: HttpContext) {
    return result(await officeContext.run(() => regionDetails(params.id)))
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const input = await request.validateUsing(createRegionValidator)
    response.status(201)
    return result(await changing(ctx, () => createRegion(input)))
  }

  async update(ctx: HttpContext) {
    const { request, params } = ctx
    const { version, ...input } = await request.validateUsing(updateRegionValidator)
    return result(await changing(ctx, () => updateRegion({ id: params.id, version }, input)))
  }

  async archive(ctx: HttpContext) {
    const { params } = ctx
    return result(await changing(ctx, () => archiveRegion(params.id)))
  }

  async restore(ctx: HttpContext) {
    const { params } = ctx
    return result(await changing(ctx, () => restoreRegion(params.id)))
  }
}
