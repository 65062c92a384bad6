import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#app/core/errors/domain_error'
import { localeOfRequest } from '#app/core/http/locale'
import { pagingOf } from '#app/core/http/paging'
import { page } from '#app/core/http/result'
import { ruleVerdicts } from '#app/scheduling/rules/rule_verdicts'
import { locationsInScope } from '#app/scheduling/scope/locations_in_scope'
import { ruleVerdictsValidator } from '#app/scheduling/rules/validators/rule_verdicts'
import { requireSpan } from '#app/scheduling/scope/validators/schedule_range'
import { canUse } from '#contracts/abilities'

export default class RuleVerdictsController {
  /** All breaches in a period, in sentences, for clients that read the schedule without its screen. */
  async index({ request, account }: HttpContext) {
    const query = await request.validateUsing(ruleVerdictsValidator)
    if (!canUse(account.role, 'labour_code.read', account.entitlements))
      throw new DomainError('core.forbidden', { ability: 'labour_code.read' })
    const span = { from: query.from, until: query.until }
    requireSpan(span)
    const locationIds = (await locationsInScope(query.locationIds ?? [])).map(({ id }) => id)
    const paging = pagingOf(query)
    const locale = localeOfRequest(request)
    const { items, total } = await ruleVerdicts({ span, locationIds, locale, ...paging })
    return page(items, total, paging)
  }
}
