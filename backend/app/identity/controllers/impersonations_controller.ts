import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import { endImpersonation, startImpersonation, takeImpersonation } from '#app/identity/actions/impersonation'
import { asGuess } from '#app/identity/limits/guessing'
import {
  startImpersonationValidator,
  takeImpersonationValidator,
} from '#app/identity/validators/impersonation'
import { appUrl } from '#config/app_url'
import type { ImpersonationStart } from '#contracts/identity'

/** Pages of the back office only: a browser names where the request comes from, and nothing else leads back. */
function officeOf(origin: string | undefined): string | null {
  const address = origin && URL.canParse(origin) ? new URL(origin) : null
  return address && /^https?:$/.test(address.protocol) ? address.origin : null
}

/** The provider's people in a customer's seat. */
export default class ImpersonationsController {
  async store({ request, response, account }: HttpContext) {
    const asked = await request.validateUsing(startImpersonationValidator)
    const code = await startImpersonation(account, { ...asked, from: officeOf(request.header('origin')) })
    response.status(201)
    // After the hash: it reaches neither servers nor their logs.
    return result<ImpersonationStart>({ address: `${appUrl}/impersonate#${code}` })
  }

  async take({ request }: HttpContext) {
    const { code } = await request.validateUsing(takeImpersonationValidator)
    return result(await asGuess(request.ip(), () => takeImpersonation(code, request.ip())))
  }

  async destroy({ account }: HttpContext) {
    await endImpersonation(account)
    return result(null)
  }
}
