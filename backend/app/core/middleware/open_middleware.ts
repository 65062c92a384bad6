import type { NextFn } from '@adonisjs/core/types/http'
import type { HttpContext } from '@adonisjs/core/http'
import { can, type Ability } from '#contracts/abilities'
import { bodyLimits, readBody } from '#app/core/http/read_body'
import { DomainError } from '#app/core/errors/domain_error'

/** Marks an endpoint that answers without an account; the table must grant the ability to anyone. */
export default class OpenMiddleware {
  async handle(ctx: HttpContext, next: NextFn, ability: Ability) {
    if (!can(null, ability)) throw new DomainError('core.forbidden', { ability })
    await readBody(ctx, bodyLimits.open)
    return next()
  }
}
