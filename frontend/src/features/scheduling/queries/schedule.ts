import type { Page } from '@shiftloom/backend/contracts/http'
import type { CommandHistory, PublicationScope } from '@shiftloom/backend/contracts/schedule'
import type { VariantKey } from '@shiftloom/backend/contracts/auto_schedule'
import type { PositionName, TagName } from '@shiftloom/backend/contracts/organisation'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { locationsQuery, positionsQuery, tagsQuery, type NamedLocation } from '#/domain/company/directory.ts'
import { http } from '#/lib/api/http.ts'
import type { DayRange } from '../model/view_range.ts'

export const keys = {
  all: ['scheduling'] as const,
  ranges: ['scheduling', 'range'] as const,
  history: ['scheduling', 'history'] as const,
  undoable: ['scheduling', 'undoable'] as const,
  runs: ['scheduling', 'runs'] as const,
  openRuns: ['scheduling', 'runs', 'open'] as const,
  run: (id: string) => ['scheduling', 'runs', id] as const,
}

export const rangeQuery = (range: DayRange, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.ranges, range.from, range.until, [...locationIds].sort()],
    queryFn: ({ signal }) =>
      http.get('/scheduling/schedule', { ...range, locationIds }, { signal, quiet: true }),
    staleTime: 15_000,
  })

export const historyQuery = queryOptions({
  queryKey: keys.history,
  queryFn: ({ signal }) => http.get('/scheduling/commands/history', undefined, { signal, quiet: true }),
})
/** The next steps as the answer to a step has them; what is being read may be from before it. */
export function storeHistory(cache: QueryClient, history: CommandHistory): void {
  void cache.cancelQueries({ queryKey: keys.history })
  cache.setQueryData(keys.history, history)
}

/** Publications of what is shown that can be taken back; asked again each time. */
export const undoableQuery = (scope: PublicationScope) =>
  queryOptions({
    queryKey: [...keys.undoable, scope],
    queryFn: ({ signal }) => http.post('/scheduling/publications/undoable', scope, { signal, quiet: true }),
    gcTime: 0,
  })

export const openRunsQuery = queryOptions({
  queryKey: keys.openRuns,
  queryFn: async ({ signal }) =>
    listed(await http.get('/scheduling/auto-schedule-runs', { state: 'open' }, { signal, quiet: true })),
})

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: keys.run(id),
    queryFn: ({ signal }) =>
      http.get(`/scheduling/auto-schedule-runs/${id}`, undefined, { signal, quiet: true }),
  })

/** One plan of a run in full. Below the run's key, so that whatever changes the run reads it again. */
export const variantQuery = (id: string, key: VariantKey) =>
  queryOptions({
    queryKey: [...keys.run(id), 'variants', key],
    queryFn: ({ signal }) =>
      http.get(`/scheduling/auto-schedule-runs/${id}/variants/${key}`, undefined, { signal, quiet: true }),
  })

type Listed<T> = T[] | Page<T>
const listed = <T>(answer: Listed<T>): T[] => (Array.isArray(answer) ? answer : answer.items)

/** Employees get the name and colour only; then every position counts. */
export type SchedulePosition = PositionName & { includedInWorkingHours?: boolean; visible?: boolean }
const none: never[] = []

export type Directory = { locations: NamedLocation[]; positions: SchedulePosition[]; tags: TagName[] }

/** Names and colours of what the schedule refers to; empty until they are here. */
export function useDirectory(): Directory {
  return {
    locations: useQuery(locationsQuery).data ?? none,
    positions: useQuery(positionsQuery).data ?? none,
    tags: useQuery(tagsQuery).data ?? none,
  }
}
