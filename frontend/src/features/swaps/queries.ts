import type { SwapPart, SwapProposal } from '@shiftloom/backend/contracts/swaps'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/scheduling/swaps'
const key = ['scheduling', 'swaps'] as const
const quietly = (signal: AbortSignal) => ({ quiet: true, signal })

export const swapsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) => http.get(path, query, quietly(signal)),
    placeholderData: keepPreviousData,
  })

export const swapQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}`, undefined, quietly(signal)),
  })

/** What the rules say changes with every plan: asked again each time. */
export const ownShiftsQuery = queryOptions({
  queryKey: [...key, 'shifts'],
  queryFn: ({ signal }) => http.get('/scheduling/swappable-shifts', undefined, quietly(signal)),
  gcTime: 0,
  retry: false,
})
export const partnersQuery = (entryId: string, part: SwapPart | null) =>
  queryOptions({
    queryKey: [...key, 'partners', entryId, part],
    queryFn: ({ signal }) => http.get('/scheduling/swap-partners', { entryId, ...part }, quietly(signal)),
    enabled: entryId !== '',
    gcTime: 0,
    retry: false,
  })

export const proposeSwap = (input: SwapProposal, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const acceptSwap = (id: string) => http.post(`${path}/${id}/acceptance`, undefined, shownByForm)
export const rejectSwap = (id: string) => http.post(`${path}/${id}/rejection`, undefined, shownByForm)
export const confirmSwap = (id: string) => http.post(`${path}/${id}/confirmation`, undefined, shownByForm)
export const refuseSwap = (id: string, reason: string | null) =>
  http.post(`${path}/${id}/refusal`, { reason }, shownByForm)
export const withdrawSwap = (id: string) => http.del(`${path}/${id}`, undefined, shownByForm)

/** Swaps, and the schedule they change. */
export const refreshSwaps = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['scheduling'] })
