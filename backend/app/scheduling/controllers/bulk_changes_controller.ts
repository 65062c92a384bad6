import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { bulkChange } from '#app/scheduling/commands/bulk_change'
import { locationsInScope } from '#app/scheduling/scope'
import { bulkChangeValidator } from '#app/scheduling/validators/publication'
import { requireSpan } from '#app/scheduling/validators/schedule_range'

export default class BulkChangesController {
  async store({ request }: HttpContext) {
    const { kind, from, until, locationIds, entryIds } = await request.validateUsing(bulkChangeValidator)
    requireSpan({ from, until })
    const places = await locationsInScope(locationIds)
    return result(await bulkChange(kind, { span: { from, until }, places, entryIds }))
  }
}
