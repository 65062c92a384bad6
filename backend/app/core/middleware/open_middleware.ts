import type { NextFn } from '@adonisjs/core/types/http'
import type { HttpContext } from '@adonisjs/core/http'
import { can, type Ability } from '#contracts/abilities'
import { DomainError } from '#app/core/errors/domain_error'

/** Marks an endpoint that answers without an account; the table must grant the ability to anybody. */
export default class OpenMiddleware {
  handle(_ctx: HttpContext, next: NextFn, ability: Ability) {
    if (!can(null, ability)) throw new DomainError('core.forbidden', { ability })
    return next()
  }
}
