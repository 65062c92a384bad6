import type { OfficeUserInput } from '@shiftloom/backend/contracts/office'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'
import { ofScreen } from '#/lib/api/of_screen.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/office/users'

export const userListQuery = (query: Query) =>
  queryOptions({
    queryKey: ['office', 'users', query],
    queryFn: ({ signal }) => http.get(path, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'users', 'one', id],
    queryFn: (asked) => http.get(`${path}/${id}`, undefined, ofScreen(asked)),
  })
export const createUser = (input: OfficeUserInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const updateUser = (id: string, version: number, input: OfficeUserInput) =>
  http.put(`${path}/${id}`, { ...input, version }, shownByForm)
export const archiveUser = (id: string) => http.post(`${path}/${id}/archive`, {})
export const restoreUser = (id: string) => http.post(`${path}/${id}/restoration`, {})

export const regionChoicesQuery = queryOptions({
  queryKey: ['office', 'regions', 'choices'],
  queryFn: ({ signal }) => http.get('/office/regions', { pageSize: 200 }, { quiet: true, signal }),
  staleTime: 5 * 60_000,
})
