import type {
  CorrectionInput,
  CorrectionStatus,
  TimeCorrection,
} from '@shiftloom/backend/contracts/time_corrections'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'
import type { RecordsAsked } from '../record_queries.ts'

const path = '/time-tracking/corrections'
const key = ['time_tracking', 'corrections'] as const

export const correctionsQuery = (asked: RecordsAsked, page: number, status?: CorrectionStatus) =>
  queryOptions({
    queryKey: [...key, asked, page, status],
    queryFn: ({ signal }) =>
      http.get(path, { ...asked, ...(status && { status }), page, pageSize: 50 }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const fileCorrection = (input: CorrectionInput, idempotencyKey: string) =>
  http.post('/time-tracking/own/corrections', input, { ...shownByForm, idempotencyKey })

/** Answers to corrections; lists are read again after each, also after one that was refused. */
export function useAnswers() {
  const cache = useQueryClient()
  const onSettled = () => cache.invalidateQueries({ queryKey: ['time_tracking'] })
  const accept = useMutation({
    mutationFn: ({ id, version }: TimeCorrection) => http.post(`${path}/${id}/acceptance`, { version }),
    onSettled,
  })
  const reject = useMutation({
    mutationFn: ({ correction: { id, version }, reason }: { correction: TimeCorrection; reason: string }) =>
      http.post(`${path}/${id}/rejection`, { version, reason }),
    onSettled,
  })
  const withdraw = useMutation({
    mutationFn: ({ id, version }: TimeCorrection) => http.post(`${path}/${id}/withdrawal`, { version }),
    onSettled,
  })
  return { accept, reject, withdraw }
}
