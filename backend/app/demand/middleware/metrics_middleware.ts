import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#app/core/errors/domain_error'
import { can, type Ability } from '#contracts/abilities'

/** Says to those whose role may use the demand module that their organisation has it switched off. */
export default class MetricsMiddleware {
  handle({ account }: HttpContext, next: NextFn, ability: Ability) {
    if (!account.entitlements.metricsEnabled && can(account.role, ability))
      throw new DomainError('demand.switched_off')
    return next()
  }
}
