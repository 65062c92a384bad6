import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { pagePolicy } from '#app/core/http/page_policy'
import { analytics } from '#config/analytics'
import { appUrl } from '#config/app'
import { mapTiles } from '#config/map'

const api = "default-src 'none'; frame-ancestors 'none'"
const page = pagePolicy({ hasTags: analytics !== null, tiles: mapTiles?.origin })

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
