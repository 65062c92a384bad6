import type { DeputyInput } from '@shiftloom/backend/contracts/request_deputies'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/requests/deputies'
const key = ['requests', 'deputies'] as const

export const deputiesQuery = (isWanted = true) =>
  queryOptions({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => http.get(path, undefined, { quiet: true, signal }),
    enabled: isWanted,
  })

/** Everyone who decides on requests. */
export const decidersQuery = queryOptions({
  queryKey: [...key, 'people'],
  queryFn: ({ signal }) => http.get(`${path}/people`, undefined, { quiet: true, signal }),
})

export const nameDeputy = (input: DeputyInput, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const endDeputy = (id: string) => http.del(`${path}/${id}`)

/** Deputies, and the requests that they may decide on. */
export const refreshDeputies = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['requests'] })
