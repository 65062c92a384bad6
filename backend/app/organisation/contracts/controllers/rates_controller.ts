import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { createRate, deleteRate, updateRate } from '#app/organisation/contracts/write_rate'
import { listRates } from '#app/organisation/contracts/load_contracts'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import {
  createRateValidator,
  rateOf,
  updateRateValidator,
} from '#app/organisation/employees/validators/contract'

export default class RatesController {
  async index({ params }: HttpContext) {
    if (!(await loadEmployee(params.id))) throw notFound()
    return result(await listRates(params.id))
  }

  async store({ request, response, params }: HttpContext) {
    const input = await request.validateUsing(createRateValidator)
    response.status(201)
    return result(await createRate(params.id, rateOf(input)))
  }

  async update({ request, params }: HttpContext) {
    const { version, ...input } = await request.validateUsing(updateRateValidator)
    const place = { employeeId: params.id, id: params.rateId }
    return result(await updateRate(place, version, rateOf(input)))
  }

  async destroy({ params, response }: HttpContext) {
    await deleteRate({ employeeId: params.id, id: params.rateId })
    return response.noContent()
  }
}
