import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { stopRun } from '#app/auto_schedule/actions/stop_run'
import { runOf, seesCost } from '#app/auto_schedule/transformers/run_transformer'

export default class AutoScheduleStopsController {
  async store({ params, account }: HttpContext) {
    return result(runOf(await stopRun(params.id), { cost: seesCost(account) }))
  }
}
