import type { ExportBatch, ExportRequest, ExportScope } from '@shiftloom/backend/contracts/exports'
import type { Page } from '@shiftloom/backend/contracts/http'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { isOpen } from './batch_state.ts'

export const layoutsQuery = queryOptions({
  queryKey: ['exports', 'layouts'],
  queryFn: ({ signal }) => http.get('/exports/layouts', undefined, { quiet: true, signal }),
  staleTime: 5 * 60_000,
})

const batchesKey = ['exports', 'batches'] as const
/** Beside the live messages, in case they do not come. */
const POLL_MS = 3_000

export const batchesQuery = (query: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: [...batchesKey, query],
    queryFn: ({ signal }) => http.get('/exports/batches', query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? POLL_MS : false),
  })

export const refreshBatches = (cache: QueryClient) => cache.invalidateQueries({ queryKey: batchesKey })

/** Shows a message at once, wherever the batch is listed. */
export const patchBatch = (cache: QueryClient, id: string, change: Partial<ExportBatch>) =>
  cache.setQueriesData<Page<ExportBatch>>({ queryKey: batchesKey }, (page) => {
    if (!page) return page
    return { ...page, items: page.items.map((batch) => (batch.id === id ? { ...batch, ...change } : batch)) }
  })

/** Always asked again: people and their plan may have changed since the last look. */
export const checkQuery = (asked: ExportScope & { layout: string }) =>
  queryOptions({
    queryKey: ['exports', 'check', asked],
    queryFn: ({ signal }) => http.post('/exports/checks', asked, { quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const createBatch = (asked: ExportRequest, idempotencyKey: string) =>
  http.post('/exports/batches', asked, { idempotencyKey })

export const takeFile = (id: string) => http.getFile(`/exports/batches/${id}/file`)
