import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { positionDeletion } from '#app/organisation/positions/position_deletion'

export default class PositionDeletionsController {
  async show({ params }: HttpContext) {
    return result(await positionDeletion(params.id))
  }
}
