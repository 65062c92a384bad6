import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { previewCounting } from '#app/time_tracking/counting/preview_counting'
import { countingRulesValidator } from '#app/time_tracking/counting/validators/counting_rules'

export default class CountingPreviewsController {
  async store({ request }: HttpContext) {
    const rules = await request.validateUsing(countingRulesValidator)
    return result(await previewCounting(rules, Date.now()))
  }
}
