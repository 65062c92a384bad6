import { result } from '#app/core/http/result'
import { step } from '#app/scheduling/commands/undo_command'

export default class CommandRedosController {
  async store() {
    return result(await step('redo'))
  }
}
