import type { HttpContext } from '@adonisjs/core/http'
import { InviteAgain } from '#app/organisation/employees/invite_again'

export default class EmployeeInvitationsController {
  async store({ params, response }: HttpContext) {
    await new InviteAgain().handle(params.id)
    return response.noContent()
  }
}
