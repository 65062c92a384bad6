import type { RequestType, RequestTypeInput } from '@shiftloom/backend/contracts/requests'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/requests/types'

/** The language is part of the key: standard types are named in the reader's. */
export const requestTypesQuery = (archived: boolean, language: string) =>
  queryOptions({
    queryKey: ['requests', 'types', archived, language],
    queryFn: ({ signal }) => http.get(path, { archived }, { quiet: true, signal }),
  })
export const createRequestType = (input: RequestTypeInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const updateRequestType = ({ id, version }: RequestType, input: RequestTypeInput) =>
  http.put(`${path}/${id}`, { ...input, version }, shownByForm)
export const archiveRequestType = (id: string) => http.post(`${path}/${id}/archive`, {})
export const restoreRequestType = (id: string) => http.del(`${path}/${id}/archive`)
export const orderRequestTypes = (ids: string[]) => http.put(`${path}/order`, { ids })
