import { result } from '#app/core/http/result'
import { commandHistory } from '#app/scheduling/steps/command_log'

export default class CommandHistoryController {
  async show() {
    return result(await commandHistory())
  }
}
