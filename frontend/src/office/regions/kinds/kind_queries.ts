import type { RequestKind, RequestKindInput } from '@shiftloom/backend/contracts/requests'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

export const kindsQuery = (regionId: string) =>
  queryOptions({
    queryKey: ['office', 'regions', 'kinds', regionId],
    queryFn: ({ signal }) =>
      http.get(`/office/regions/${regionId}/request-kinds`, undefined, { quiet: true, signal }),
  })
export const createKind = (regionId: string, input: RequestKindInput, idempotencyKey: string) =>
  http.post(`/office/regions/${regionId}/request-kinds`, input, { ...shownByForm, idempotencyKey })
export const updateKind = (regionId: string, { id, version }: RequestKind, input: RequestKindInput) =>
  http.put(`/office/regions/${regionId}/request-kinds/${id}`, { ...input, version }, shownByForm)
export const deleteKind = (regionId: string, id: string) =>
  http.del(`/office/regions/${regionId}/request-kinds/${id}`)
export const orderKinds = (regionId: string, ids: string[]) =>
  http.put(`/office/regions/${regionId}/request-kinds/order`, { ids })

/** Reads the list again, the number of kinds in the list of regions, and what was done. */
export const readKindsAgain = (cache: QueryClient): Promise<unknown> =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ['office', 'regions'] }),
    cache.invalidateQueries({ queryKey: ['office', 'events'] }),
  ])
