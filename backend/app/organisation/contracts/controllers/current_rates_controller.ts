import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { pagingOf } from '#app/core/http/paging'
import { page } from '#app/core/http/result'
import { listCurrentRates } from '#app/organisation/contracts/current_rates'
import { currentRatesValidator } from '#app/organisation/contracts/validators/current_rates'
import { orderOf } from '#app/organisation/directory/validators/list'

export default class CurrentRatesController {
  async index({ request, i18n }: HttpContext) {
    const query = await request.validateUsing(currentRatesValidator)
    const paging = pagingOf(query)
    const { page: _page, pageSize: _size, sort: _sort, ...filters } = query
    const { items, total } = await listCurrentRates({
      ...orderOf(query),
      ...filters,
      collation: collationOf(i18n.locale),
      paging,
    })
    return page(items, total, paging)
  }
}
