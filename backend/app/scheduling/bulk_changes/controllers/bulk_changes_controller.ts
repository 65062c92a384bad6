import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { bulkChange } from '#app/scheduling/bulk_changes/bulk_change'
import { locationsInScope } from '#app/scheduling/scope/locations_in_scope'
import { bulkChangeValidator } from '#app/scheduling/bulk_changes/validators/bulk_change'
import { requireSpan } from '#app/scheduling/scope/validators/schedule_range'

export default class BulkChangesController {
  async store({ request }: HttpContext) {
    const { kind, from, until, locationIds, ...counted } = await request.validateUsing(bulkChangeValidator)
    requireSpan({ from, until })
    const places = await locationsInScope(locationIds)
    return result(await bulkChange(kind, { span: { from, until }, places, counted }))
  }
}
