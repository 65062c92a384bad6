import type { HttpContext } from '@adonisjs/core/http'
import { receiveErrors } from '#app/client_errors/receive_errors'
import { clientErrorsValidator } from '#app/client_errors/validators/client_errors'
import { result } from '#app/core/http/result'
import { verifyAccessToken } from '#app/identity/public/access_token'
import type { ReceivedErrors } from '#contracts/client_errors'

/** Error reports of pages, before sign-in as well. */
export default class ClientErrorsController {
  async store({ request }: HttpContext) {
    const { errors } = await request.validateUsing(clientErrorsValidator)
    const token = /^Bearer (\S+)$/.exec(request.header('authorization') ?? '')?.[1]
    // An expired token is no reason to refuse: a page that failed to renew it has something to report.
    const claims = token ? await verifyAccessToken(token) : null
    const traceId = request.id() ?? ''
    const browser = request.header('user-agent')?.slice(0, 200) ?? null
    const page = { traceId, browser, sessionId: claims?.sessionId ?? null, ip: request.ip() }
    await receiveErrors({ ...page, errors })
    return result<ReceivedErrors>({ traceId })
  }
}
