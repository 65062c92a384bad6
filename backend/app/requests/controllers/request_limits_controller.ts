import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { beginWithRequestTypes } from '#app/requests/begin/begin_with_request_types'
import { addLimitEntry } from '#app/requests/limits/entries/add_limit_entry'
import { changeLeaveFacts } from '#app/requests/limits/facts/change_facts'
import { personLimits } from '#app/requests/limits/loading/person_limits'
import {
  leaveFactsValidator,
  limitEntryValidator,
  limitsValidator,
} from '#app/requests/validators/request_limit'
import type { Locale } from '#contracts/enums'

/** The limits of a person, `id`. What changes them answers with the limits as they are then. */
export default class RequestLimitsController {
  async show({ request, params, i18n }: HttpContext) {
    const { year = null } = await request.validateUsing(limitsValidator)
    await beginWithRequestTypes()
    return result(await personLimits(params.id, year, i18n.locale as Locale))
  }

  async update({ request, params, i18n }: HttpContext) {
    await changeLeaveFacts(params.id, await request.validateUsing(leaveFactsValidator))
    return result(await personLimits(params.id, null, i18n.locale as Locale))
  }

  async store({ request, response, params, i18n }: HttpContext) {
    const entry = await request.validateUsing(limitEntryValidator)
    const locale = i18n.locale as Locale
    await addLimitEntry(params.id, entry, locale)
    response.status(201)
    return result(await personLimits(params.id, entry.year, locale))
  }
}
