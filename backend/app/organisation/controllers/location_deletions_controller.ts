import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { locationDeletion } from '#app/organisation/queries/location_deletion'

export default class LocationDeletionsController {
  async show({ params }: HttpContext) {
    return result(await locationDeletion(params.id))
  }
}
