import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#app/core/errors/domain_error'
import { localeOfRequest } from '#app/core/http/locale'
import { organisationContext } from '#app/core/organisation_context'

class Refused extends Error {}

/**
 * One request, one unit of work, for the organisation of the signed-in person.
 * The id comes from the account that authentication loaded, never from the request itself.
 */
export default class OrganisationMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { organisationId } = ctx.account
    if (!organisationId) throw new DomainError('core.forbidden')
    const actor = {
      userId: ctx.account.userId,
      organisationId,
      role: ctx.account.role,
      employeeId: ctx.account.employeeId,
      locationIds: ctx.account.locationIds,
      impersonatorUserId: ctx.account.impersonatorUserId,
      locale: localeOfRequest(ctx.request),
      requestId: ctx.request.id(),
      ip: ctx.request.ip(),
    }
    await organisationContext
      .run(
        organisationId,
        async () => {
          await next()
          // AdonisJS turns a throw into a response before next() returns, so ask the response.
          if (ctx.response.getStatus() >= 400) throw new Refused()
        },
        actor
      )
      .catch((reason) => {
        if (!(reason instanceof Refused)) throw reason
      })
  }
}
