import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DomainError } from '#app/core/errors/domain_error'
import { bodyLimits, readBody } from '#app/core/http/read_body'
import { bearerToken } from '#app/identity/sessions/bearer_token'
import { verifyAccessToken } from '#app/identity/sessions/access_token'
import { loadAccount } from '#app/identity/sessions/load_account'

/** Knows the person by the bearer token; a missing, expired or revoked one is a 401. */
export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const token = bearerToken(ctx.request.header('authorization'))
    const claims = token === null ? null : await verifyAccessToken(token)
    const account = claims ? await loadAccount(claims) : null
    if (!account) throw new DomainError('core.unauthenticated')
    ctx.account = account
    await readBody(ctx, bodyLimits.signedIn)
    return next()
  }
}
