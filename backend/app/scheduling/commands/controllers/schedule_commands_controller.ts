import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { applyCommand } from '#app/scheduling/commands/apply_command'
import { commandInput, scheduleCommandValidator } from '#app/scheduling/commands/validators/schedule_command'

export default class ScheduleCommandsController {
  async store({ request }: HttpContext) {
    return result(await applyCommand(commandInput(await request.validateUsing(scheduleCommandValidator))))
  }
}
