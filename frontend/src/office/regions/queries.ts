import type { NewRegionInput, RegionInput } from '@shiftloom/backend/contracts/office'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'
import { ofScreen } from '#/lib/api/of_screen.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/office/regions'

export const regionListQuery = (query: Query) =>
  queryOptions({
    queryKey: ['office', 'regions', query],
    queryFn: ({ signal }) => http.get(path, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })
export const regionQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'regions', 'one', id],
    queryFn: (asked) => http.get(`${path}/${id}`, undefined, ofScreen(asked)),
  })
/** What a company of a country begins with where its region sets nothing. */
export const usualQuery = (country: string | null) =>
  queryOptions({
    queryKey: ['office', 'usual', country],
    queryFn: ({ signal }) =>
      http.get('/office/usual-settings', { country: country! }, { quiet: true, signal }),
    enabled: country !== null,
    staleTime: Infinity,
  })
export const createRegion = (input: NewRegionInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const updateRegion = (id: string, version: number, input: RegionInput) =>
  http.put(`${path}/${id}`, { ...input, version }, shownByForm)
export const archiveRegion = (id: string) => http.post(`${path}/${id}/archive`, {})
export const restoreRegion = (id: string) => http.post(`${path}/${id}/restoration`, {})
