import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { DomainError } from '#app/core/errors/domain_error'

/** Said by browsers, never by pages: the address bar, or a page of this very origin. */
const ownSites = ['same-origin', 'none']

/**
 * Ways in and out that read or set cookies are asked by this product's own pages, or by those named in `CORS_ORIGINS`:
 * another site neither signs anybody in as somebody else nor out. What no browser sends has neither header and passes.
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
