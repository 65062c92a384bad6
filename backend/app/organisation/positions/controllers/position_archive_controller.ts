import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { archivePosition, restorePosition } from '#app/organisation/positions/archive_position'

export default class PositionArchiveController {
  async store({ params }: HttpContext) {
    return result(await archivePosition(params.id))
  }

  async destroy({ params }: HttpContext) {
    return result(await restorePosition(params.id))
  }
}
