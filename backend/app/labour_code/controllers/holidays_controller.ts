import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { chooseHolidayRegion, hideHoliday } from '#app/labour_code/actions/choose_holidays'
import { createHoliday, deleteHoliday, updateHoliday } from '#app/labour_code/actions/write_holiday'
import { holidayYear } from '#app/labour_code/queries/holiday_year'
import {
  createHolidayValidator,
  hideHolidayValidator,
  holidayRegionValidator,
  holidayYearValidator,
  updateHolidayValidator,
} from '#app/labour_code/validators/holidays'
import { languages, type Locale } from '#contracts/enums'

export default class HolidaysController {
  async index({ request, i18n }: HttpContext) {
    const { year } = await request.validateUsing(holidayYearValidator)
    return result(await holidayYear(year, i18n.locale as Locale))
  }

  async store({ request, response, i18n }: HttpContext) {
    const input = await request.validateUsing(createHolidayValidator)
    response.status(201)
    return result(await createHoliday(input, languages[i18n.locale as Locale]))
  }

  async update({ request, params }: HttpContext) {
    const { version, ...input } = await request.validateUsing(updateHolidayValidator)
    return result(await updateHoliday({ id: params.id, version }, input))
  }

  async destroy({ params, response }: HttpContext) {
    await deleteHoliday(params.id)
    return response.noContent()
  }

  async hide({ request, response, i18n }: HttpContext) {
    await hideHoliday(await request.validateUsing(hideHolidayValidator), i18n.locale as Locale)
    return response.noContent()
  }

  async region({ request, response }: HttpContext) {
    await chooseHolidayRegion(await request.validateUsing(holidayRegionValidator))
    return response.noContent()
  }
}
