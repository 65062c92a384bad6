import { result } from '#app/core/http/result'
import { commandHistory } from '#app/scheduling/commands/command_log'

export default class CommandHistoryController {
  async show() {
    return result(await commandHistory())
  }
}
