import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { findEmployees } from '#app/organisation/public/find_employees'
import { shiftsAhead } from '#app/scheduling/people/shifts_ahead'

/** Upcoming work of a person who leaves. */
export default class ShiftsAheadController {
  async index({ params }: HttpContext) {
    const person = (await findEmployees([params.id])).get(params.id)
    const mine = organisationContext.actor().locationIds
    if (!person || (mine && !person.locationIds.some((id) => mine.includes(id)))) throw notFound()
    return result(await shiftsAhead(person.id, mine))
  }
}
