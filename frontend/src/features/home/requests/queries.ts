import { requestStatuses } from '@shiftloom/backend/contracts/enums'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'

/** What a card has room for. */
const shownRequests = 4
const key = ['requests', 'filed'] as const

const newest = (query: Query) =>
  queryOptions({
    queryKey: [...key, 'newest', query],
    queryFn: ({ signal }) =>
      http.get('/requests/filed', { ...query, pageSize: shownRequests }, { quiet: true, signal }),
  })

export const ownRequestsQuery = newest({ whose: 'own' })
/** Requests of others that wait for a decision. */
export const waitingRequestsQuery = newest({ whose: 'others', statuses: [String(requestStatuses.pending)] })
export const requestCountsQuery = queryOptions({
  queryKey: [...key, 'counts', { whose: 'others' }],
  queryFn: ({ signal }) => http.get('/requests/counts', { whose: 'others' }, { quiet: true, signal }),
})

/** Requests are filed and decided elsewhere at the same time. */
export function useLiveRequests(): void {
  const cache = useQueryClient()
  const readAgain = () => void cache.invalidateQueries({ queryKey: key })
  useHub('requests', { requestsChanged: readAgain }, ['JoinRequests'])
  useHubConnected('requests', readAgain)
}
