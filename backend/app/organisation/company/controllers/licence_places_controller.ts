import { result } from '#app/core/http/result'
import { licencePlaces } from '#app/organisation/company/licence_places'

export default class LicencePlacesController {
  async show() {
    return result(await licencePlaces())
  }
}
