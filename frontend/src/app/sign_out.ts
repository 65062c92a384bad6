import { useCallback } from 'react'
import { http } from '#/lib/http.ts'
import { session } from '#/lib/session.ts'

/** Ends the session here and, when it can be reached, on the server. */
export function useSignOut(): () => Promise<void> {
  return useCallback(async () => {
    if (session.isImpersonating()) {
      await http.del('/user-access/impersonations/own', undefined, { quiet: true }).catch(() => {})
      return session.endImpersonation()
    }
    await http
      .post('/user-access/authentication/sign-out', {}, { quiet: true, withCredentials: true })
      .catch(() => {})
    session.end()
  }, [])
}
