import type { OpenShiftInput } from '@shiftloom/backend/contracts/open_shifts'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/scheduling/open-shifts'
const key = ['scheduling', 'open-shifts'] as const
const quietly = (signal: AbortSignal) => ({ quiet: true, signal })

export const openShiftsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) => http.get(path, query, quietly(signal)),
    placeholderData: keepPreviousData,
  })

export const unassignedShiftsQuery = (from: Day) =>
  queryOptions({
    queryKey: [...key, 'unassigned', from],
    queryFn: ({ signal }) => http.get('/scheduling/unassigned-shifts', { from }, quietly(signal)),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })

export const openShifts = (input: OpenShiftInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const claimShift = (id: string) => http.post(`${path}/${id}/claim`, undefined, shownByForm)
export const takeBackClaim = (id: string) => http.del(`${path}/${id}/claim`, undefined, shownByForm)
export const withdrawShift = (id: string) => http.del(`${path}/${id}`, undefined, shownByForm)
export const decideShift = (id: string) => http.post(`${path}/${id}/decision`, undefined, shownByForm)
