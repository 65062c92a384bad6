import type { IncomingMessage, ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import i18nManager from '@adonisjs/i18n/services/main'
import { localeOfRequest } from '#app/core/http/locale'
import { securityHeaders } from '#app/core/http/security_headers'
import type { Failure } from '#contracts/http'

/**
 * Answers a request whose address cannot be decoded (`/%`, half a character of UTF-8). It never gets as far as the
 * middleware, so what they give every answer is given here: the headers, and for the API a failure with its trace.
 */
export async function refuseBadAddress(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const path = req.url ?? '/'
  req.url = '/'
  const request = (await app.container.make('server')).createRequest(req, res)
  const traceId = request.id() ?? ''
  const sentence = i18nManager.locale(localeOfRequest(request)).formatMessage('errors.core.invalid_input')
  const failure: Failure = {
    ...{ ErrorMessage: sentence, Code: 'core.invalid_input', Details: { fields: [] }, TraceId: traceId },
  }
  const isApi = path.startsWith('/api/')
  const type = isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8'
  res.writeHead(400, { ...securityHeaders(path, traceId), 'Content-Type': type })
  res.end(isApi ? JSON.stringify(failure) : sentence)
}
