import type { HttpResponse } from '@adonisjs/core/http'
import { result } from '#app/core/http/result'
import type { SignInOutcome } from '#app/identity/actions/admit'
import { setRefreshCookie } from '#app/identity/controllers/refresh_cookie'
import type { SignInAnswer } from '#contracts/identity'

/** What a sign-in answers: the token, with the cookie that renews it, or the question for the second proof. */
export function signInAnswer(response: HttpResponse, { signedIn, challenge }: SignInOutcome) {
  if (!signedIn) return result<SignInAnswer>({ token: null, challenge })
  setRefreshCookie(response, signedIn.refreshToken, signedIn.remember)
  return result<SignInAnswer>({ token: signedIn.token, challenge: null })
}
