import { placeNoticeVersion } from '@shiftloom/backend/contracts/time_tracking'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { PendingPunch } from './pending_punch.ts'

const path = '/time-tracking/own'

export const ownDayQuery = queryOptions({
  queryKey: ['time_tracking', 'own_day'],
  queryFn: ({ signal }) => http.get(`${path}/day`, undefined, { quiet: true, signal }),
  // Minutes go by, and a shift may be registered at a kiosk meanwhile.
  refetchInterval: 60_000,
  staleTime: 0,
})

/** Sends a punch as it was made; how long it has waited is reported by the same clock that it was made by. */
export const sendPunch = (punch: PendingPunch) => {
  const sent = {
    ...punch,
    /** Of each attempt: after an ended session was renewed there is another one. */
    get sentAtMs() {
      return Date.now()
    },
  }
  return http.post(`${path}/punches`, sent, { quiet: true })
}

export const withdrawPunch = (id: string) => http.del(`${path}/punches/${id}`, undefined, { inline: [404] })

export const readPlaceNotice = () => http.post(`${path}/place-notice`, { version: placeNoticeVersion })
