import type { RunScope } from '@shiftloom/backend/contracts/auto_schedule'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

const path = '/demand/labour-model-runs'
const pollMs = 1_000
/** Refusals that the panel shows where they belong. */
const shownHere = { inline: [400, 403, 404, 409] } as const

export const isMaking = ({ state }: { state: string }): boolean =>
  state === 'requested' || state === 'running'

/** Runs that make shifts, or have made some that wait for a decision. */
export const openModelRunsQuery = queryOptions({
  queryKey: ['scheduling', 'made_shifts', 'open'],
  queryFn: ({ signal }) => http.get(path, { state: 'open' }, { quiet: true, signal }),
  // Undo and colleagues open runs again.
  ...{ staleTime: 0, refetchOnMount: 'always' },
})

export const madeShiftsQuery = (id: string) =>
  queryOptions({
    queryKey: ['scheduling', 'made_shifts', 'one', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}`, undefined, { quiet: true, signal }),
    refetchInterval: ({ state: { data } }) => (data && isMaking(data) ? pollMs : false),
    ...{ staleTime: 0, gcTime: 0 },
  })

/** Open shifts that are there stay: what is made is what is missing beside them. */
export const makeShifts = ({ from, until, locationIds, positionIds }: RunScope, idempotencyKey: string) =>
  http.post(
    path,
    { from, until, locationIds, positionIds, keep: { published: true, manual: true } },
    { ...shownHere, idempotencyKey }
  )
export const takeMadeShifts = (id: string, idempotencyKey: string) =>
  http.post(`${path}/${id}/acceptances`, {}, { ...shownHere, idempotencyKey })
export const cancelMaking = (id: string) => http.post(`${path}/${id}/cancellation`)
export const rejectMade = (id: string) => http.post(`${path}/${id}/rejection`)
