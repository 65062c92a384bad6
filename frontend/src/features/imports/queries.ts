import type {
  Import,
  ImportCheckRequest,
  ImportKind,
  ImportOutcome,
  ImportRequest,
  ImportState,
} from '@shiftloom/backend/contracts/imports'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { ofScreen } from '#/lib/api/of_screen.ts'
import type { TableRow } from './parsing/file_table.ts'

const path = '/imports'
const key = ['imports'] as const
const POLL_MS = 800

const busy: readonly ImportState[] = ['checking', 'requested', 'running', 'undoing']
/** The server works on it. */
export const isBusy = ({ state }: Pick<Import, 'state'>): boolean => busy.includes(state)

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}`, undefined, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? POLL_MS : false),
  })

export const earlierQuery = (kind: ImportKind) =>
  queryOptions({
    queryKey: [...key, 'earlier', kind],
    queryFn: ({ signal }) => http.get(path, { page: 1, pageSize: 5, kind }, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isBusy) ? POLL_MS : false),
  })

export const problemsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...key, 'problems', id, page],
    queryFn: ({ signal }) =>
      http.get(`${path}/${id}/problems`, { page, pageSize: 25 }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const mappingQuery = (kind: ImportKind) =>
  queryOptions({
    queryKey: [...key, 'mapping', kind],
    queryFn: (asked) =>
      kind === 'employees'
        ? http.get(`${path}/mappings/employees`, undefined, ofScreen(asked))
        : kind === 'metric_records'
          ? http.get(`${path}/mappings/metric-records`, undefined, ofScreen(asked))
          : http.get(`${path}/mappings/leave-balances`, undefined, ofScreen(asked)),
    staleTime: 0,
  })

/** Under the key of the demand screens, so that what refreshes them refreshes this. */
export const metricsQuery = queryOptions({
  queryKey: ['demand', 'metrics'],
  queryFn: ({ signal }) => http.get('/demand/metrics', undefined, { quiet: true, signal }),
})

const rowsPerRequest: Record<ImportKind, number> = {
  employees: 500,
  metric_records: 5_000,
  leave_balances: 2_000,
}
/** Keeps the request of a wide file within what the server reads at once. */
const mostCells = 60_000

type Sending = {
  request: ImportRequest
  /** Some rows of the table, from a place on. */
  rows: (from: number, count: number) => Promise<TableRow[]>
  /** 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a file in parts and has it checked. @returns the import */
export async function sendFile({ request, rows, onProgress }: Sending): Promise<Import> {
  const made = await http.post(path, request)
  const fitting = Math.floor(mostCells / request.columns.length)
  const most = Math.min(rowsPerRequest[request.kind], fitting)
  let next = rows(0, most)
  for (let from = 0; from < request.rowCount; from += most) {
    const part = await next
    // The following rows are read while these are on their way.
    next = rows(from + most, most)
    next.catch(() => {})
    await http.put(`${path}/${made.id}/rows`, { rows: part })
    onProgress(Math.min(1, (from + most) / request.rowCount))
  }
  return http.post(`${path}/${made.id}/checks`)
}

export const outcomesQuery = (id: string, outcome: ImportOutcome, page: number, state: ImportState) =>
  queryOptions({
    queryKey: [...key, 'outcomes', id, outcome, page, state],
    queryFn: ({ signal }) =>
      http.get(`${path}/${id}/rows`, { outcome, page, pageSize: 10 }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const unknownValuesQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'unknown', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}/unknown-values`, undefined, { quiet: true, signal }),
  })

/** Checks again with what was decided; the answers of the check before are void. */
export async function decideReading(
  cache: QueryClient,
  id: string,
  decision: ImportCheckRequest
): Promise<Import> {
  const found = await http.post(`${path}/${id}/checks`, decision)
  for (const part of ['unknown', 'problems', 'outcomes'])
    cache.removeQueries({ queryKey: [...key, part, id] })
  return found
}

export const runImport = (id: string) => http.post(`${path}/${id}/runs`)
export const undoImport = (id: string) => http.post(`${path}/${id}/undos`)
export const cancelImport = (id: string) => http.del(`${path}/${id}`)
export const takeErrorFile = (id: string, format: 'xlsx' | 'csv') =>
  http.getFile(`${path}/${id}/error-file`, { format })

export const showImport = (cache: QueryClient, found: Import): void => {
  cache.setQueryData(importQuery(found.id).queryKey, found)
  void cache.invalidateQueries({ queryKey: earlierQuery(found.kind).queryKey })
}

/** People, positions, tags and records are others now, wherever they are shown. */
export const refreshImported = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
