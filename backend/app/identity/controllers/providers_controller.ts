import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { DomainError } from '#app/core/errors/domain_error'
import { result } from '#app/core/http/result'
import { admit } from '#app/identity/actions/admit'
import { deviceCookies } from '#app/identity/controllers/device_cookie'
import { signInAnswer } from '#app/identity/controllers/signed_in'
import { accountFor } from '#app/identity/external/find_account'
import { comeBack, leaveFor, type Outgoing } from '#app/identity/external/openid'
import { limiter } from '#app/identity/limits/limiter'
import { newId } from '#app/core/models/new_id'
import { providersOf } from '#app/identity/external/providers'
import { leaveForProviderValidator } from '#app/identity/validators/external'
import { interfaces } from '#contracts/enums'
import type { SignInProvider } from '#contracts/identity'

const path = '/api/user-access'
const outgoingCookie = 'shiftloom_outgoing'
const arrivedCookie = 'shiftloom_arrived'
const outgoingSeconds = 10 * 60
const arrivedSeconds = 60

type Kept = Outgoing & { back: string; face: number }
type Arrived = { id: string; userId: string; until: number }

/** OAuth sign-in: redirect and callback. */
export default class ProvidersController {
  async index() {
    const providers: SignInProvider[] = providersOf(process.env).map(({ id, name }) => ({ id, name }))
    return result(providers)
  }

  /** Sends the browser to the provider. */
  async show({ request, response, params }: HttpContext) {
    const { back = '/', face = interfaces.customer } = await request.validateUsing(leaveForProviderValidator)
    const { address, outgoing } = await leaveFor(params.provider, callbackOf(request, params.provider))
    const kept: Kept = { ...outgoing, back, face }
    // The provider sends the browser back from another site: a strict cookie would stay behind.
    response.encryptedCookie(outgoingCookie, kept, { path, maxAge: outgoingSeconds, sameSite: 'lax' })
    return response.redirect(address.href)
  }

  /** Where the provider sends the browser back to: on to the sign-in page, which asks for the session. */
  async callback({ request, response, params }: HttpContext) {
    const kept = request.encryptedCookie(outgoingCookie) as Kept | null
    response.clearCookie(outgoingCookie, { path })
    try {
      if (kept?.provider !== params.provider) throw new DomainError('identity.provider_refused')
      const address = new URL(callbackOf(request, params.provider))
      address.search = new URL(request.completeUrl(true)).search
      const userId = await accountFor(await comeBack(address, kept!), kept!.face)
      const arrived: Arrived = { id: newId(), userId, until: Date.now() + arrivedSeconds * 1000 }
      response.encryptedCookie(arrivedCookie, arrived, { path, maxAge: arrivedSeconds, sameSite: 'lax' })
      return response.redirect(`/login?arrived=1&back=${encodeURIComponent(kept!.back)}`)
    } catch (reason) {
      if (!(reason instanceof DomainError)) logger.error({ err: reason }, 'a sign-in with a provider failed')
      const code = reason instanceof DomainError ? String(reason.code) : 'identity.provider_refused'
      return response.redirect(`/login?refused=${encodeURIComponent(code.replace('identity.', ''))}`)
    }
  }

  /** Exchanges having arrived for a session; works once, in the browser that left: a copied cookie comes too late. */
  async store({ request, response }: HttpContext) {
    const arrived = request.encryptedCookie(arrivedCookie) as Arrived | null
    response.clearCookie(arrivedCookie, { path })
    if (!arrived || arrived.until < Date.now() || !(await isFirstArrival(arrived.id)))
      throw new DomainError('identity.provider_refused')
    const outcome = await admit(arrived.userId, {
      rememberMe: false,
      ip: request.ip(),
      userAgent: request.header('user-agent') ?? null,
      devices: deviceCookies(request),
    })
    return signInAnswer({ request, response }, outcome)
  }
}

/** Says yes once for each arrival, whichever process is asked. */
async function isFirstArrival(id: string): Promise<boolean> {
  const { consumedPoints } = await limiter('arrivals', 1, arrivedSeconds).penalty(id)
  return consumedPoints === 1
}

/** As it is registered with the provider, on the host people are on. */
const callbackOf = (request: HttpContext['request'], provider: string): string =>
  `${request.protocol()}://${request.host()}${path}/providers/${provider}/callback`
