import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { personalLimits } from '#app/labour_code/queries/personal_limits'
import { personalLimitsValidator } from '#app/labour_code/validators/personal_limits'

export default class PersonalLimitsController {
  async show({ request, params }: HttpContext) {
    const { day } = await request.validateUsing(personalLimitsValidator)
    return result(await personalLimits(params.id, day))
  }
}
