import type { HttpContext } from '@adonisjs/core/http'
import { pagingOf } from '#app/core/http/paging'
import { page, result } from '#app/core/http/result'
import {
  acceptCorrection,
  rejectCorrection,
  withdrawCorrection,
} from '#app/time_tracking/corrections/answering/answer_correction'
import { fileCorrection } from '#app/time_tracking/corrections/file_correction'
import { listCorrections } from '#app/time_tracking/corrections/list_corrections'
import {
  correctionRejectionValidator,
  correctionsValidator,
  correctionValidator,
  correctionVersionValidator,
} from '#app/time_tracking/corrections/validators/correction'

/** Which corrections a caller sees is asked row by row. */
export default class CorrectionsController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(correctionsValidator)
    const paging = pagingOf(query)
    const { items, total } = await listCorrections(query, paging)
    return page(items, total, paging)
  }

  async store({ request, response }: HttpContext) {
    const id = await fileCorrection(await request.validateUsing(correctionValidator), Date.now())
    response.status(201)
    return result({ id })
  }

  async withdraw({ request, params, response }: HttpContext) {
    const { version } = await request.validateUsing(correctionVersionValidator)
    await withdrawCorrection(params.id, version)
    return response.noContent()
  }

  async accept({ request, params, response }: HttpContext) {
    const { version } = await request.validateUsing(correctionVersionValidator)
    await acceptCorrection(params.id, version)
    return response.noContent()
  }

  async reject({ request, params, response }: HttpContext) {
    const { version, reason } = await request.validateUsing(correctionRejectionValidator)
    await rejectCorrection(params.id, version, reason)
    return response.noContent()
  }
}
