import type {
  PositionDemandChange,
  RuleChange,
  RuleCreation,
  RuleRestoration,
} from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

/** Refusals that the screen shows where they belong. */
const shownHere = { inline: [400, 403, 409] } as const
const key = ['demand', 'rules'] as const

/** @param from a day, where rules of the past are asked for */
export const rulesQuery = (locationId: string, from?: Day) =>
  queryOptions({
    queryKey: [...key, 'list', locationId, from ?? null],
    queryFn: ({ signal }) =>
      http.get(`/demand/locations/${locationId}/rules`, from ? { from } : {}, { quiet: true, signal }),
  })

type Span = { from: Day; until: Day; metricIds: string[] }

/** What was recorded, in quarter hours; records change on screens of their own. */
export const seriesQuery = (locationId: string, span: Span) =>
  queryOptions({
    queryKey: ['demand', 'records', 'series', locationId, span],
    queryFn: ({ signal }) =>
      http.get(`/demand/locations/${locationId}/series`, span, { quiet: true, signal }),
    staleTime: 5 * 60_000,
    enabled: span.metricIds.length > 0,
  })

export const historyQuery = (ruleId: string, version: number) =>
  queryOptions({
    queryKey: [...key, 'history', ruleId, version],
    queryFn: ({ signal }) => http.get(`/demand/rules/${ruleId}/versions`, undefined, { quiet: true, signal }),
  })

export const createRule = (locationId: string, rule: RuleCreation, idempotencyKey: string) =>
  http.post(`/demand/locations/${locationId}/rules`, rule, { ...shownHere, idempotencyKey })
export const changeRule = (id: string, change: RuleChange) =>
  http.put(`/demand/rules/${id}`, change, shownHere)
export const restoreRule = (id: string, restoration: RuleRestoration, idempotencyKey: string) =>
  http.post(`/demand/rules/${id}/restorations`, restoration, { ...shownHere, idempotencyKey })
export const discardDraft = (id: string, version: number) =>
  http.del(`/demand/rules/${id}/draft`, { version }, shownHere)
export const deleteRule = (id: string, version: number) =>
  http.del(`/demand/rules/${id}`, { version }, shownHere)
export const changePosition = (locationId: string, positionId: string, change: PositionDemandChange) =>
  http.put(`/demand/locations/${locationId}/positions/${positionId}`, change, shownHere)

export const refreshRules = (cache: QueryClient) => cache.invalidateQueries({ queryKey: key })
