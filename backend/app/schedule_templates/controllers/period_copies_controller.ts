import type { HttpContext } from '@adonisjs/core/http'
import { localeOfRequest } from '#app/core/http/locale'
import { result } from '#app/core/http/result'
import { copyPeriod, previewCopy } from '#app/schedule_templates/copies/copy_period'
import { copyPeriodValidator, previewCopyValidator } from '#app/schedule_templates/validators/template'

export default class PeriodCopiesController {
  /** What copying would do; changes nothing. */
  async preview({ request }: HttpContext) {
    const copying = await request.validateUsing(previewCopyValidator)
    return result(await previewCopy(copying, localeOfRequest(request)))
  }

  async store({ request }: HttpContext) {
    return result(await copyPeriod(await request.validateUsing(copyPeriodValidator)))
  }
}
