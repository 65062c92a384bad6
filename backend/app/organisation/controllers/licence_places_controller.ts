import { result } from '#app/core/http/result'
import { licencePlaces } from '#app/organisation/public/licence_places'

export default class LicencePlacesController {
  async show() {
    return result(await licencePlaces())
  }
}
