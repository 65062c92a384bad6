import { result } from '#app/core/http/result'
import { freeLocationCode } from '#app/organisation/locations/free_location_code'
import type { FreeLocationCode } from '#contracts/organisation'

export default class LocationCodesController {
  async show() {
    return result<FreeLocationCode>({ code: await freeLocationCode() })
  }
}
