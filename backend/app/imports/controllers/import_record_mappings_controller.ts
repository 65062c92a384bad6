import { result } from '#app/core/http/result'
import { findMapping } from '#app/imports/queries/find_mapping'

export default class ImportRecordMappingsController {
  async show() {
    return result(await findMapping('metric_records'))
  }
}
