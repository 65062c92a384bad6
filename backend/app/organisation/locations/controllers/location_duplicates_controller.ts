import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { duplicateLocation } from '#app/organisation/locations/duplicate_location'
import { duplicateLocationValidator } from '#app/organisation/locations/validators/location'

export default class LocationDuplicatesController {
  async store({ request, params, response }: HttpContext) {
    const { name } = await request.validateUsing(duplicateLocationValidator)
    response.status(201)
    return result(await duplicateLocation({ id: params.id, name }))
  }
}
