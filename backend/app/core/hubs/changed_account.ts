import { isDeepStrictEqual } from 'node:util'
import type { Account } from '#app/core/http/account'

/** The account as it is now; null once its session has ended or it may no longer sign in. */
export type Reload = (account: Account) => Promise<Account | null>

/** How to close a connection whose account is no longer the one it was opened with; null while it still is. */
export function farewellTo(
  opened: Account,
  now: Account | null
): { error: string } | { allowReconnect: true } | null {
  if (!now) return { error: 'core.unauthenticated' }
  return isDeepStrictEqual(comparable(opened), comparable(now)) ? null : { allowReconnect: true }
}

/** A session is renewed all the time, and locations come in any order. */
const comparable = ({ sessionEndsAt: _endsAt, locationIds, ...account }: Account) => ({
  ...account,
  locationIds: locationIds?.toSorted() ?? null,
})
