import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { requestRun } from '#app/auto_schedule/actions/request_run'
import { findRun, listRuns } from '#app/auto_schedule/queries/find_run'
import { runOf, seesCost } from '#app/auto_schedule/transformers/run_transformer'
import { listRunsValidator, requestRunValidator } from '#app/auto_schedule/validators/auto_schedule'

export default class AutoScheduleRunsController {
  async index({ request, account }: HttpContext) {
    const { state } = await request.validateUsing(listRunsValidator)
    const runs = await listRuns({ open: state === 'open' })
    return result(runs.map((run) => runOf(run, { cost: seesCost(account) })))
  }

  async show({ params, account }: HttpContext) {
    return result(runOf(await findRun(params.id), { cost: seesCost(account) }))
  }

  async store({ request, account, response }: HttpContext) {
    const input = await request.validateUsing(requestRunValidator)
    const cost = seesCost(account)
    const run = await requestRun({ ...input, seesCost: cost })
    response.status(201)
    return result(runOf(run, { cost }))
  }
}
