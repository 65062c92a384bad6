import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'
import { mapTiles } from '#config/map'

const api = "default-src 'none'; frame-ancestors 'none'"
/** The built frontend: own scripts only; component styles are inline; pictures may be previews or tiles of maps. */
const page = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  ["img-src 'self' data: blob:", mapTiles?.origin].filter(Boolean).join(' '),
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

export default class SecurityHeadersMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    response.header('X-Request-Id', request.id() ?? '')
    response.header('X-Content-Type-Options', 'nosniff')
    if (appUrl.startsWith('https://')) response.header('Strict-Transport-Security', 'max-age=31536000')
    response.header('Referrer-Policy', 'same-origin')
    response.header('Cross-Origin-Opener-Policy', 'same-origin')
    const isApi = request.url().startsWith('/api/')
    response.header('Content-Security-Policy', isApi ? api : page)
    if (isApi) response.header('Cache-Control', 'no-store')
    return next()
  }
}
