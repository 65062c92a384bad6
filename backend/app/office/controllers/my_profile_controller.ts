import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { updateOwnProfile } from '#app/office/actions/update_own_profile'
import { changing } from '#app/office/http/changing'
import { ownProfileValidator } from '#app/office/validators/users'
import { isBackOfficeRole } from '#contracts/enums'

/** What people of the provider keep of themselves; address, role and region are an admin's to change. */
export default class MyProfileController {
  async update(ctx: HttpContext) {
    const { account, request } = ctx
    if (!isBackOfficeRole(account.role)) throw new DomainError('core.forbidden')
    const { version, ...input } = await request.validateUsing(ownProfileValidator)
    return result(await changing(ctx, () => updateOwnProfile({ id: account.userId, version }, input)))
  }
}
