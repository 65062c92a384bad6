import type {
  RequestApproval,
  RequestCounting,
  RequestEdit,
  RequestFiling,
  RequestRejection,
} from '@shiftloom/backend/contracts/filed_requests'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/requests/filed'
const key = ['requests', 'filed'] as const
const quietly = (signal: AbortSignal) => ({ quiet: true, signal })

export const requestsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) => http.get(path, query, quietly(signal)),
    placeholderData: keepPreviousData,
  })

export const countsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...key, 'counts', query],
    queryFn: ({ signal }) => http.get('/requests/counts', query, quietly(signal)),
    placeholderData: keepPreviousData,
  })

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}`, undefined, quietly(signal)),
  })

/** What approving means by the schedule as it is now: asked again each time. */
export const effectQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'effect', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}/effect`, undefined, quietly(signal)),
    gcTime: 0,
  })

/** The same for one of several that are decided together: stays as it is while they are decided one after the other. */
export const effectTogetherQuery = (id: string, besideIds: readonly string[]) =>
  queryOptions({
    queryKey: ['requests', 'together', id, besideIds],
    queryFn: ({ signal }) => http.get(`${path}/${id}/effect`, { besideIds: [...besideIds] }, quietly(signal)),
    gcTime: 0,
  })

/** What a request takes while it is written. */
export const countQuery = (asked: RequestCounting | null) =>
  queryOptions({
    queryKey: [...key, 'count', asked],
    queryFn: ({ signal }) =>
      http.post('/requests/counts', asked!, { ...quietly(signal), inline: [400, 403, 404] }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })

export const usableTypesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['requests', 'types', 'usable', locale],
    queryFn: ({ signal }) => http.get('/requests/types/usable', undefined, quietly(signal)),
  })

export const peopleQuery = queryOptions({
  queryKey: ['requests', 'people'],
  queryFn: ({ signal }) => http.get('/requests/people', undefined, quietly(signal)),
})

export const recipientsQuery = (employeeId: string | undefined) =>
  queryOptions({
    queryKey: ['requests', 'recipients', employeeId],
    queryFn: ({ signal }) => http.get('/requests/recipients', { employeeId }, quietly(signal)),
  })

export const fileRequests = (input: RequestFiling, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const changeRequest = (id: string, input: RequestEdit) => http.put(`${path}/${id}`, input, shownByForm)
export const deleteRequest = (id: string, version: number) => http.del(`${path}/${id}`, { version })
/** As a PDF. */
export const takeRequestFile = (id: string) => http.getFile(`${path}/${id}/file`)
type Shown = { inline: readonly number[] }
export const approveRequest = (id: string, input: RequestApproval, shown: Shown = shownByForm) =>
  http.post(`${path}/${id}/approval`, input, shown)
export const rejectRequest = (id: string, input: RequestRejection, shown: Shown = shownByForm) =>
  http.post(`${path}/${id}/rejection`, input, shown)

/** Requests and the schedule they enter. */
export const refreshRequests = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: key }),
    cache.invalidateQueries({ queryKey: ['scheduling'] }),
  ])
