import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { shiftRates } from '#app/scheduling/costs/shift_rates'
import { peopleOfLocations } from '#app/scheduling/people/schedule_people'
import { locationsInScope } from '#app/scheduling/scope/locations_in_scope'
import { requireSpan, scheduleRangeValidator } from '#app/scheduling/scope/validators/schedule_range'

export default class ShiftRatesController {
  /** What an hour of the people on screen costs, for the effect of a change before it is made. */
  async show({ request }: HttpContext) {
    const { from, until, locationIds } = await request.validateUsing(scheduleRangeValidator)
    requireSpan({ from, until })
    const locations = await locationsInScope(locationIds ?? [])
    const ids = locations.map(({ id }) => id)
    return result(await shiftRates(await peopleOfLocations({ from, until }, ids), { from, until }))
  }
}
