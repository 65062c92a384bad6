import type { HttpContext } from '@adonisjs/core/http'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import { decideAtOnce, withdrawOpenShift } from '#app/scheduling/claims/deciding/end_open_shift'
import { openShifts } from '#app/scheduling/claims/open_shifts'
import { collectingShifts } from '#app/scheduling/claims/reading/collecting_shifts'
import { listOpenShifts, readOpenShift } from '#app/scheduling/claims/reading/list_open_shifts'
import { unassignedShifts } from '#app/scheduling/claims/reading/unassigned_shifts'
import {
  collectingShiftsValidator,
  listOpenShiftsValidator,
  openShiftsValidator,
  unassignedShiftsValidator,
} from '#app/scheduling/claims/validators/open_shift'

/** Which shifts a caller sees is asked row by row. */
export default class OpenShiftsController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(listOpenShiftsValidator)
    const paging = pagingOf(query)
    const { items, total } = await listOpenShifts(query.open ?? true, paging)
    return page(items, total, paging)
  }

  async unassigned({ request }: HttpContext) {
    const { from } = await request.validateUsing(unassignedShiftsValidator)
    return result(await unassignedShifts(from ?? null))
  }

  async collecting({ request }: HttpContext) {
    return result(await collectingShifts(await request.validateUsing(collectingShiftsValidator)))
  }

  async store({ request, response }: HttpContext) {
    const ids = await openShifts(await request.validateUsing(openShiftsValidator))
    response.status(201)
    return result({ ids })
  }

  async show({ params }: HttpContext) {
    return result(await readOpenShift(params.id))
  }

  async destroy({ params }: HttpContext) {
    await withdrawOpenShift(params.id)
    return result(await readOpenShift(params.id))
  }

  async decide({ params }: HttpContext) {
    await decideAtOnce(params.id)
    return result(await readOpenShift(params.id))
  }
}
