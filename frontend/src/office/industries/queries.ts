import type { IndustryInput } from '@shiftloom/backend/contracts/office'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'
import { ofScreen } from '#/lib/api/of_screen.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/office/industries'

export const industryListQuery = (query: Query) =>
  queryOptions({
    queryKey: ['office', 'industries', query],
    queryFn: ({ signal }) => http.get(path, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })
export const industryQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'industries', 'one', id],
    queryFn: (asked) => http.get(`${path}/${id}`, undefined, ofScreen(asked)),
  })
export const createIndustry = (input: IndustryInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const updateIndustry = (id: string, version: number, input: IndustryInput) =>
  http.put(`${path}/${id}`, { ...input, version }, shownByForm)
export const archiveIndustry = (id: string) => http.post(`${path}/${id}/archive`, {})
export const restoreIndustry = (id: string) => http.post(`${path}/${id}/restoration`, {})
export const deleteIndustry = (id: string) => http.del(`${path}/${id}`)
