import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { locationDraft } from '#app/organisation/locations/location_draft'

export default class LocationDraftsController {
  async show({ params }: HttpContext) {
    return result(await locationDraft(params.id))
  }
}
