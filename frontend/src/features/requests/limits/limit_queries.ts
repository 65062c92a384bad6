import type { LeaveFactsInput, LimitEntryInput } from '@shiftloom/backend/contracts/request_limits'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const key = ['requests', 'filed', 'limits'] as const
const path = (employeeId: string) => `/requests/limits/${employeeId}` as const

/** Named below requests, so that what changes those asks for it again. */
export const limitsQuery = (employeeId: string, year: number, locale: string) =>
  queryOptions({
    queryKey: [...key, employeeId, year, locale],
    queryFn: ({ signal }) => http.get(path(employeeId), { year }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const changeLeaveFacts = (employeeId: string, input: LeaveFactsInput) =>
  http.put(`${path(employeeId)}/facts`, input, shownByForm)
export const addLimitEntry = (employeeId: string, input: LimitEntryInput, idempotencyKey: string) =>
  http.post(`${path(employeeId)}/entries`, input, { ...shownByForm, idempotencyKey })

export const refreshLimits = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ['requests', 'filed'] })
