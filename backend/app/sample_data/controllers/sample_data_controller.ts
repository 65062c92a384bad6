import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { cancelSampleData } from '#app/sample_data/actions/cancel_sample_data'
import { requestSampleData } from '#app/sample_data/actions/request_sample_data'
import { sampleDataState } from '#app/sample_data/queries/sample_data_set'

/** What a company tries the product with: is there any, asks for it, stops asking. */
export default class SampleDataController {
  async show() {
    return result(await sampleDataState())
  }

  async store({ account }: HttpContext) {
    return result(await requestSampleData(account!.language))
  }

  async destroy() {
    return result(await cancelSampleData())
  }
}
