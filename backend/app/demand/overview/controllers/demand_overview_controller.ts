import type { HttpContext } from '@adonisjs/core/http'
import { collationOf } from '#app/core/http/collation'
import { result } from '#app/core/http/result'
import { demandOverview } from '#app/demand/overview/demand_overview'

export default class DemandOverviewController {
  async show({ i18n }: HttpContext) {
    return result(await demandOverview(Date.now(), collationOf(i18n.locale)))
  }
}
