import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { sendIfChanged } from '#app/scheduling/schedule/send_if_changed'
import { peopleOfLocations } from '#app/scheduling/people/schedule_people'
import { planContext } from '#app/scheduling/rules/plan_context'
import { locationsInScope } from '#app/scheduling/scope/locations_in_scope'
import { requireSpan, scheduleRangeValidator } from '#app/scheduling/scope/validators/schedule_range'
import { canUse } from '#contracts/abilities'

export default class RuleContextController {
  /** What a planner's screen needs, next to the schedule itself, to judge it as the server does. */
  async show(ctx: HttpContext) {
    const { request, account } = ctx
    const { from, until, locationIds: asked } = await request.validateUsing(scheduleRangeValidator)
    if (!canUse(account.role, 'labour_code.read', account.entitlements))
      throw new DomainError('core.forbidden', { ability: 'labour_code.read' })
    requireSpan({ from, until })
    const span = { from, until }
    const locationIds = (await locationsInScope(asked ?? [])).map(({ id }) => id)
    const people = await peopleOfLocations(span, locationIds)
    const ids = people.map(({ id }) => id)
    const answer = result(await planContext(ids, span, { span, locationIds }))
    sendIfChanged(ctx, answer)
    return answer
  }
}
