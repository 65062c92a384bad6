import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { publish } from '#app/scheduling/publications/publish'
import { locationsInScope } from '#app/scheduling/scope/locations_in_scope'
import { publicationValidator } from '#app/scheduling/publications/validators/publication'
import { requireSpan } from '#app/scheduling/scope/validators/schedule_range'

export default class PublicationsController {
  async store({ request }: HttpContext) {
    const { from, until, locationIds, override, ...counted } =
      await request.validateUsing(publicationValidator)
    requireSpan({ from, until })
    const locations = await locationsInScope(locationIds)
    return result(
      await publish({ span: { from, until }, locationIds: locations.map(({ id }) => id), counted, override })
    )
  }
}
