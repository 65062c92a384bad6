import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { checkScope } from '#app/auto_schedule/actions/check_scope'
import { checkValidator } from '#app/auto_schedule/validators/auto_schedule'

export default class AutoScheduleChecksController {
  async store({ request }: HttpContext) {
    const { scope, repair } = await request.validateUsing(checkValidator)
    return result(await checkScope(scope, repair))
  }
}
