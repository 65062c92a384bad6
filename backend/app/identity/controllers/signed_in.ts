import type { HttpContext } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import type { SignInOutcome } from '#app/identity/actions/admit'
import type { SignedIn } from '#app/identity/sessions/open_session'
import { rememberDevice } from '#app/identity/controllers/known_device'
import { setRefreshCookie } from '#app/identity/controllers/refresh_cookie'
import type { SignInAnswer } from '#contracts/identity'

type Visit = Pick<HttpContext, 'request' | 'response'>

/** What a sign-in answers: the token, with the cookie that renews it, or the question for the second proof. */
export function signInAnswer(visit: Visit, { signedIn, challenge }: SignInOutcome) {
  if (!signedIn) return result<SignInAnswer>({ token: null, challenge })
  giveCookies(visit, signedIn)
  return result<SignInAnswer>({ token: signedIn.token, challenge: null })
}

/** The cookie that renews the session, and the one by which the device is known to the person from now on. */
export function giveCookies({ request, response }: Visit, signedIn: SignedIn): void {
  setRefreshCookie(response, signedIn.refreshToken, signedIn.remember)
  rememberDevice(request, response, signedIn.userId)
}
