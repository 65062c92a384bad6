import type { HttpContext } from '@adonisjs/core/http'
import { readPlaceNotice } from '#app/time_tracking/punches/read_place_notice'
import { placeNoticeValidator } from '#app/time_tracking/punches/validators/punch'

export default class PlaceNoticeController {
  async store({ request, response }: HttpContext) {
    const { version } = await request.validateUsing(placeNoticeValidator)
    await readPlaceNotice(version)
    return response.noContent()
  }
}
