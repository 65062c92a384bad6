import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { changeDeclared, withdrawDeclared } from '#app/scheduling/availability/change_declared'
import { declareDays } from '#app/scheduling/availability/declare_days'
import { peopleWithAvailability, readAvailability } from '#app/scheduling/availability/read_availability'
import {
  availabilityEditValidator,
  availabilityRemovalValidator,
  availabilityValidator,
  declarationValidator,
} from '#app/scheduling/availability/validators/availability'
import { requireSpan } from '#app/scheduling/scope/validators/schedule_range'

/** Whose availability a caller reads and changes is asked by the actions. */
export default class AvailabilitiesController {
  async index({ request }: HttpContext) {
    const { employeeId, ...span } = await request.validateUsing(availabilityValidator)
    requireSpan(span)
    return result(await readAvailability(employeeId, span))
  }

  async people() {
    return result(await peopleWithAvailability())
  }

  async store({ request, response }: HttpContext) {
    await declareDays(await request.validateUsing(declarationValidator))
    return response.noContent()
  }

  async update({ request, response, params }: HttpContext) {
    await changeDeclared(params.id, await request.validateUsing(availabilityEditValidator))
    return response.noContent()
  }

  async destroy({ request, response, params }: HttpContext) {
    const chosen = await request.validateUsing(availabilityRemovalValidator)
    await withdrawDeclared({ id: params.id, ...chosen })
    return response.noContent()
  }
}
