import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { changeRecords } from '#app/demand/records/change_records'
import { recordChangeValidator } from '#app/demand/records/validators/records'

export default class RecordChangesController {
  async store({ request, params }: HttpContext) {
    const change = await request.validateUsing(recordChangeValidator)
    const { locationId, metricId } = params
    return result(await changeRecords({ locationId, metricId }, change))
  }
}
