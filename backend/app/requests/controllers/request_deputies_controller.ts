import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { listDeputies } from '#app/requests/deputies/list_deputies'
import { endDeputy, nameDeputy } from '#app/requests/deputies/name_deputy'
import { peopleWhoDecide } from '#app/requests/people/people_of_requests'
import { deputyValidator } from '#app/requests/validators/request_deputy'

/** Who decides in whose place. What changes it answers with the list as it is then. */
export default class RequestDeputiesController {
  async index() {
    return result(await listDeputies())
  }

  /** Everyone who may be named, or have a deputy. */
  async people() {
    return result(await peopleWhoDecide())
  }

  async store({ request, response }: HttpContext) {
    await nameDeputy(await request.validateUsing(deputyValidator))
    response.status(201)
    return result(await listDeputies())
  }

  async destroy({ params, response }: HttpContext) {
    await endDeputy(params.id)
    return response.noContent()
  }
}
