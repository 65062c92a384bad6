import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { locationDeletion } from '#app/organisation/locations/location_deletion'

export default class LocationDeletionsController {
  async show({ params }: HttpContext) {
    return result(await locationDeletion(params.id))
  }
}
