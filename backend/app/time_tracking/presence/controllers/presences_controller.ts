import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { listPresence } from '#app/time_tracking/presence/list_presence'
import { presenceValidator } from '#app/time_tracking/presence/validators/presence'

export default class PresencesController {
  async index({ request }: HttpContext) {
    return result(await listPresence(await request.validateUsing(presenceValidator), Date.now()))
  }
}
