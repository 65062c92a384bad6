import type { LabourModelScope, ModelPart } from '@shiftloom/backend/contracts/labour_model'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

const key = ['demand', 'runs'] as const
const path = '/demand/labour-model-runs'
/** Refusals that the screen shows where they belong. */
const shownHere = { inline: [400, 403, 404, 409] } as const
/** The hub brings news; this is for when it is away. */
const pollMs = 4_000
const working: readonly string[] = ['requested', 'running']

export const isWorking = (state: string): boolean => working.includes(state)

export const openRunsQuery = queryOptions({
  queryKey: [...key, 'open'],
  queryFn: ({ signal }) => http.get(path, { state: 'open' }, { quiet: true, signal }),
})

export const modelRunQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}`, undefined, { quiet: true, signal }),
    refetchInterval: ({ state: { data } }) => (data && isWorking(data.state) ? pollMs : false),
  })

export const previewModel = (scope: LabourModelScope) =>
  http.post('/demand/labour-model-checks', scope, shownHere)
export const requestModel = (scope: LabourModelScope, idempotencyKey: string) =>
  http.post(path, scope, { ...shownHere, idempotencyKey })
export const stopModel = (id: string) => http.post(`${path}/${id}/stop`)
export const cancelModel = (id: string) => http.post(`${path}/${id}/cancellation`)
export const rejectModel = (id: string) => http.post(`${path}/${id}/rejection`)
export const acceptModel = (id: string, part: ModelPart, idempotencyKey: string) =>
  http.post(`${path}/${id}/acceptances`, part, { ...shownHere, idempotencyKey })

export const refreshRuns = (cache: QueryClient) => cache.invalidateQueries({ queryKey: key })
