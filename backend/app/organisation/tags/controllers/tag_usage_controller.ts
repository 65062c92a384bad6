import { result } from '#app/core/http/result'
import { usageOf } from '#app/organisation/directory/dependants'

export default class TagUsageController {
  async index() {
    return result(await usageOf('tags'))
  }
}
