import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { securityHeaders } from '#app/core/http/security_headers'

export default class SecurityHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const headers = securityHeaders(request.url(), request.id() ?? '')
    for (const [name, value] of Object.entries(headers)) response.header(name, value)
    return next()
  }
}
