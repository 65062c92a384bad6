import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { currentBackOfficeUser } from '#app/organisation/profile/current_user'
import { isBackOfficeRole } from '#contracts/enums'

export default class BackOfficeProfileController {
  async show({ account }: HttpContext) {
    if (!isBackOfficeRole(account.role)) throw new DomainError('core.forbidden')
    return result(await currentBackOfficeUser(account))
  }
}
