import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isOfficeHost } from '#/lib/session/host.ts'
import { http } from '#/lib/api/http.ts'
import { profileQuery } from '#/lib/account/profile.ts'
import { session } from '#/lib/session/session.ts'

/** Ends the session here and, when it can be reached, on the server. A seat in a customer's place leads back to the back office. */
export function useSignOut(): () => Promise<void> {
  const cache = useQueryClient()
  return useCallback(async () => {
    if (session.isImpersonating()) {
      const back = officePage(cache.getQueryData(profileQuery.queryKey))
      await http.del('/user-access/impersonations/own', undefined, { quiet: true }).catch(() => {})
      session.endImpersonation()
      if (back) location.assign(back)
      return
    }
    await http
      .post('/user-access/authentication/sign-out', {}, { quiet: true, withCredentials: true })
      .catch(() => {})
    session.end()
  }, [cache])
}

type Seat = {
  organisationId: string | null
  impersonation: { officeAddress: string | null } | null
}

/** The organisation's page in the back office, where the seat was taken from; null when it is unknown. */
export function officePage(seat: Seat | undefined): string | null {
  const address = seat?.impersonation?.officeAddress
  if (!address || !isOfficeHost(new URL(address).hostname)) return null
  return `${address}/office/organization/${seat.organisationId}/details`
}
