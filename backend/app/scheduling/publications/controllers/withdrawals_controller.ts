import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { withdraw } from '#app/scheduling/publications/publish'
import { locationsInScope } from '#app/scheduling/scope/locations_in_scope'
import { withdrawalValidator } from '#app/scheduling/publications/validators/publication'
import { requireSpan } from '#app/scheduling/scope/validators/schedule_range'

export default class WithdrawalsController {
  async store({ request }: HttpContext) {
    const { from, until, locationIds, ...counted } = await request.validateUsing(withdrawalValidator)
    requireSpan({ from, until })
    const locations = await locationsInScope(locationIds)
    return result(
      await withdraw({ span: { from, until }, locationIds: locations.map(({ id }) => id), counted })
    )
  }
}
