import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { result } from '#app/core/http/result'
import { sendIfChanged } from '#app/scheduling/schedule/send_if_changed'
import { plannedSchedule } from '#app/scheduling/schedule/planned_schedule'
import { publishedSchedule } from '#app/scheduling/schedule/published_schedule'
import { locationsInScope } from '#app/scheduling/scope/locations_in_scope'
import { requireSpan, scheduleRangeValidator } from '#app/scheduling/scope/validators/schedule_range'
import { canUse } from '#contracts/abilities'

export default class ScheduleController {
  async index(ctx: HttpContext) {
    const { request, account } = ctx
    const { from, until, locationIds } = await request.validateUsing(scheduleRangeValidator)
    requireSpan({ from, until })
    const locations = await locationsInScope(locationIds ?? [])
    const schedule = canUse(account.role, 'schedule.read', account.entitlements)
      ? plannedSchedule
      : publishedSchedule
    const answer = result(await schedule({ from, until }, locations, localeOfRequest(request)))
    sendIfChanged(ctx, answer)
    return answer
  }
}
