import { mostRecordsAtOnce, type RecordTab, type TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { newKey } from '#/lib/api/new_key.ts'
import type { Day } from '@shiftloom/backend/contracts/schedule'

const path = '/time-tracking/records'
const key = ['time_tracking', 'records'] as const
const recordsPageSize = 50
/** As many as the server gives at a time. */
const largestPage = 200

export type RecordsAsked = {
  from: Day
  until: Day
  locationIds?: string[]
  employeeId?: string
}

export const recordsQuery = (asked: RecordsAsked, tab: RecordTab | null, page: number) =>
  queryOptions({
    queryKey: [...key, 'list', asked, tab, page],
    queryFn: ({ signal }) =>
      http.get(
        path,
        { ...asked, ...(tab && { tab }), page, pageSize: recordsPageSize },
        { quiet: true, signal }
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Records of all pages that are within the tolerance, as many as can be approved at once. A failure is shown. */
export async function recordsWithinTolerance(asked: RecordsAsked): Promise<TimeRecord[]> {
  const found = new Map<string, TimeRecord>()
  for (let [page, last] = [1, 1]; page <= last && found.size < mostRecordsAtOnce; page += 1) {
    const { items, total } = await http.get(path, { ...asked, tab: 'within', page, pageSize: largestPage })
    for (const record of items) found.set(record.id, record)
    last = Math.ceil(total / largestPage)
  }
  return [...found.values()].slice(0, mostRecordsAtOnce)
}

export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}`, undefined, { quiet: true, signal }),
    staleTime: 0,
  })

export const summaryQuery = (asked: RecordsAsked) =>
  queryOptions({
    queryKey: [...key, 'summary', asked],
    queryFn: ({ signal }) => http.get('/time-tracking/record-summary', asked, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export type RecordEdit = { start: string; end: string; unpaidBreakMinutes: number; reason: string }

/** Decisions about records; lists and sums are read again after each, also after one that was refused. */
export function useDecisions() {
  const cache = useQueryClient()
  const onSettled = () => cache.invalidateQueries({ queryKey: key })
  const accept = useMutation({
    mutationFn: ({ id, version }: TimeRecord) => http.post(`${path}/${id}/acceptance`, { version }),
    onSettled,
  })
  const reject = useMutation({
    mutationFn: ({ record: { id, version }, reason }: { record: TimeRecord; reason: string }) =>
      http.post(`${path}/${id}/rejection`, { version, reason }),
    onSettled,
  })
  const edit = useMutation({
    mutationFn: ({ record: { id, version }, ...change }: { record: TimeRecord } & RecordEdit) =>
      http.put(`${path}/${id}`, { version, ...change }),
    onSettled,
  })
  const acceptAll = useMutation({
    mutationFn: (records: TimeRecord[]) =>
      http.post(
        `${path}/acceptances`,
        { records: records.map(({ id, version }) => ({ id, version })) },
        { idempotencyKey: newKey() }
      ),
    onSettled,
  })
  return { accept, reject, edit, acceptAll }
}
