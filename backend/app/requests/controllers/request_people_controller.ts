import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { peopleToAsk, peopleToFileFor } from '#app/requests/people/people_of_requests'
import { personAsked } from '#app/requests/people/person_asked'
import { recipientsValidator } from '#app/requests/validators/filed_request'

export default class RequestPeopleController {
  async index() {
    return result(await peopleToFileFor())
  }

  async recipients({ request }: HttpContext) {
    const { employeeId = organisationContext.actor().employeeId } =
      await request.validateUsing(recipientsValidator)
    if (!employeeId) throw notFound()
    return result(await peopleToAsk(await personAsked(employeeId)))
  }
}
