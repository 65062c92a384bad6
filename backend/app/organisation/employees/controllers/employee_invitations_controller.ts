import type { HttpContext } from '@adonisjs/core/http'
import { inviteAgain } from '#app/organisation/employees/invite_again'

export default class EmployeeInvitationsController {
  async store({ params, response }: HttpContext) {
    await inviteAgain(params.id)
    return response.noContent()
  }
}
