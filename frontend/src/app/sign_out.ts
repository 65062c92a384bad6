import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfficeHost } from '#/lib/session/host.ts'
import { http } from '#/lib/api/http.ts'
import { profileQuery } from '#/lib/account/profile.ts'
import { unsent } from '#/lib/network/unsent.ts'
import { session } from '#/lib/session/session.ts'
import { useConfirm } from '#/ui/confirm.tsx'

/** A server that has not answered by then must not keep a person signed in. */
const patienceMs = 5_000

/**
 * Ends the session here and, when it can be reached, on the server; asks first while changes wait to be sent. A seat in a
 * customer's place leads back to the back office.
 */
export function useSignOut(): () => Promise<void> {
  const cache = useQueryClient()
  const goesWithout = useUnsentQuestion()
  return useCallback(async () => {
    if (!(await goesWithout())) return
    const signal = AbortSignal.timeout(patienceMs)
    if (session.isImpersonating()) {
      const back = officePage(cache.getQueryData(profileQuery.queryKey))
      await http.del('/user-access/impersonations/own', undefined, { quiet: true, signal }).catch(() => {})
      session.endImpersonation()
      if (back) location.assign(back)
      return
    }
    await http
      .post('/user-access/authentication/sign-out', {}, { quiet: true, withCredentials: true, signal })
      .catch(() => {})
    session.end()
  }, [cache, goesWithout])
}

/** Whether the person goes although changes wait. Those of a seat are lost: no one takes the same seat again. */
function useUnsentQuestion(): () => Promise<boolean> {
  const { t } = useTranslation()
  const confirm = useConfirm()
  return useCallback(async () => {
    const count = unsent.count()
    if (count === 0) return true
    const isSeat = session.isImpersonating()
    const agreed = await confirm({
      title: t('app.unsent_title', { count }),
      text: t(isSeat ? 'app.unsent_seat' : 'app.unsent_text', { count }),
      confirmLabel: t(isSeat ? 'app.end_impersonation' : 'app.sign_out'),
      destructive: true,
    })
    if (agreed) unsent.agree()
    return agreed
  }, [t, confirm])
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
