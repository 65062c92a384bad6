import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { http } from '#/lib/api/http.ts'
import type { RefreshAnswer } from '#/lib/session/session.ts'

/** Renews the access token by the refresh cookie. */
export async function askForToken(userId: string): Promise<RefreshAnswer> {
  try {
    const path = '/user-access/authentication/refresh-token'
    return await http.post(path, { userId }, { withCredentials: true, quiet: true, withoutRefresh: true })
  } catch (error) {
    return isApiFailure(error, 0) ? 'unreachable' : 'refused'
  }
}
