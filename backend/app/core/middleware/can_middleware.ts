import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { can, canUse, isClosedInSeat, type Ability } from '#contracts/abilities'
import { DomainError } from '#app/core/errors/domain_error'

/** Lets through callers with the ability the endpoint names, by role and by the organisation's licence. */
export default class CanMiddleware {
  handle({ account }: HttpContext, next: NextFn, ability: Ability) {
    if (!canUse(account.role, ability, account.entitlements))
      throw new DomainError('core.forbidden', { ability })
    const { impersonatorUserId, impersonatorRole } = account
    if (impersonatorUserId && isClosedInSeat(ability, can(impersonatorRole, 'impersonation.export')))
      throw new DomainError('identity.not_while_impersonating')
    return next()
  }
}
