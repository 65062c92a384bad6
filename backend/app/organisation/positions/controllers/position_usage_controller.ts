import { result } from '#app/core/http/result'
import { usageOf } from '#app/organisation/directory/dependants'

export default class PositionUsageController {
  async index() {
    return result(await usageOf('positions'))
  }
}
