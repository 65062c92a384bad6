import type { SignInAnswer, SignInChallenge } from '@shiftloom/backend/contracts/identity'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ApiFailure, isApiFailure } from '#/lib/failures/api_failure.ts'
import { isOfficeHost } from '#/lib/session/host.ts'
import { http } from '#/lib/api/http.ts'
import { session } from '#/lib/session/session.ts'

/** Asked before there is a session: failures are the page's own, and a 401 is an answer. */
export const beforeSession = { quiet: true, withoutRefresh: true }

export type TwoFactorVisit = { challenge: SignInChallenge }
export type Credentials = { email: string; password: string; rememberMe: boolean }

/** Starts the session on success, or goes on to the second step. Failures are shown by the form. */
export function useSignIn() {
  const enter = useEntering()
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      http
        .post('/user-access/authentication/sign-in', credentials, { ...beforeSession, withCredentials: true })
        .catch(async (error: unknown) => {
          throw (await unconfirmed(error, credentials)) ?? error
        }),
    onSuccess: enter,
  })
}

/**
 * Unconfirmed registrations have no account yet; with the right password users read that, and get the mail again unless
 * it was sent several times already.
 */
async function unconfirmed(error: unknown, { email, password }: Credentials): Promise<ApiFailure | null> {
  if (!isApiFailure(error) || error.code !== 'identity.wrong_credentials' || isOfficeHost()) return null
  const asked = http.post('/user-access/registration-reminders', { email, password }, beforeSession)
  return asked.then(({ waits, sent }) => (waits ? registrationWaits(sent) : null)).catch(() => null)
}
const registrationWaits = (sent: boolean) =>
  new ApiFailure(400, { Code: `identity.registration_${sent ? 'sent_again' : 'waits'}` as never })

/** The answer to the first factor of a sign-in. */
export function useEntering(): (answer: SignInAnswer) => void {
  const navigate = useNavigate()
  const cache = useQueryClient()
  return ({ token, challenge }) => {
    cache.clear()
    if (token !== null) return session.begin(token)
    // Where to go in the end stays in the address.
    const state: TwoFactorVisit = { challenge }
    void navigate({ pathname: '/login-two-factor', search: location.search }, { state })
  }
}
