import { result } from '#app/core/http/result'
import { step } from '#app/scheduling/commands/undo_command'

export default class CommandUndosController {
  async store() {
    return result(await step('undo'))
  }
}
