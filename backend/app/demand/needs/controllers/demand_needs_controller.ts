import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { needsBetween } from '#app/demand/needs/needs_between'
import { needsValidator } from '#app/demand/needs/validators/needs'

export default class DemandNeedsController {
  async index({ request }: HttpContext) {
    return result(await needsBetween(await request.validateUsing(needsValidator)))
  }
}
