import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { step } from '#app/scheduling/undo/undo_command'
import { stepValidator } from '#app/scheduling/undo/validators/step'

export default class CommandRedosController {
  async store({ request }: HttpContext) {
    const { stepId } = await request.validateUsing(stepValidator)
    return result(await step('redo', stepId))
  }
}
