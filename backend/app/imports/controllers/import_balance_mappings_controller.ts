import { result } from '#app/core/http/result'
import { findMapping } from '#app/imports/queries/find_mapping'

export default class ImportBalanceMappingsController {
  async show() {
    return result(await findMapping('leave_balances'))
  }
}
