import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { DomainError } from '#app/core/errors/domain_error'

/** Said by browsers, never by pages: the address bar, or a page of this very origin. */
const ownSites = ['same-origin', 'none']

/**
 * Sign-in and sign-out endpoints that read or set cookies accept only this product's own pages, or those named in
 * `CORS_ORIGINS`: another site cannot sign a user in as another user, or out. Requests that come from no browser have
 * neither header and pass.
 *
 * @throws core.forbidden
 */
export default class SameSiteMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const site = request.header('sec-fetch-site')
    const origin = request.header('origin')
    const isOwn = site ? ownSites.includes(site) : !origin || hostOf(origin) === request.host()
    if (!isOwn && !isNamed(origin)) throw new DomainError('core.forbidden')
    return next()
  }
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

const isNamed = (origin: string | undefined): boolean =>
  (env.get('CORS_ORIGINS') ?? '')
    .split(',')
    .map((one) => one.trim())
    .some((one) => one !== '' && one === origin)
