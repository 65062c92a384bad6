import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { ArchivePosition } from '#app/organisation/positions/archive_position'

export default class PositionArchiveController {
  async store({ params }: HttpContext) {
    return result(await new ArchivePosition().handle({ id: params.id, archived: true }))
  }

  async destroy({ params }: HttpContext) {
    return result(await new ArchivePosition().handle({ id: params.id, archived: false }))
  }
}
