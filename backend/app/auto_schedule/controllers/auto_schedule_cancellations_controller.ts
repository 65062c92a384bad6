import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { cancelRun } from '#app/auto_schedule/actions/cancel_run'
import { runOf, seesCost } from '#app/auto_schedule/transformers/run_transformer'

export default class AutoScheduleCancellationsController {
  async store({ params, account }: HttpContext) {
    return result(runOf(await cancelRun(params.id), { cost: seesCost(account) }))
  }
}
