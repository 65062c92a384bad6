import { result } from '#app/core/http/result'
import { usageOf } from '#app/organisation/queries/dependants'

export default class TagUsageController {
  async index() {
    return result(await usageOf('tags'))
  }
}
