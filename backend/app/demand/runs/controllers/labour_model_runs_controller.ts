import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { requestModelRun } from '#app/demand/runs/actions/request_model_run'
import { listModelRuns, modelRunDetails } from '#app/demand/runs/queries/find_model_run'
import { listModelRunsValidator, modelScopeValidator } from '#app/demand/runs/validators/labour_model'

export default class LabourModelRunsController {
  async index({ request }: HttpContext) {
    const { state } = await request.validateUsing(listModelRunsValidator)
    return result(await listModelRuns({ open: state === 'open' }))
  }

  async show({ params }: HttpContext) {
    return result(await modelRunDetails(params.id))
  }

  async store({ request, response }: HttpContext) {
    const scope = await request.validateUsing(modelScopeValidator)
    const run = await requestModelRun(scope)
    response.status(201)
    return result(run)
  }
}
