import type {
  AvailabilityDeclaration,
  AvailabilityEdit,
  AvailabilityScope,
  AvailabilityWithdrawal,
} from '@shiftloom/backend/contracts/availability'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'

const path = '/scheduling/availabilities'
/** Below the key of the schedule, which shows it. */
export const availabilityKey = ['scheduling', 'availabilities'] as const

type Asked = { employeeId: string; from: Day; until: Day }

export const availabilityQuery = (asked: Asked | null) =>
  queryOptions({
    queryKey: [...availabilityKey, asked],
    queryFn: ({ signal }) => http.get(path, asked!, { quiet: true, signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  })

export const peopleQuery = queryOptions({
  queryKey: [...availabilityKey, 'people'],
  queryFn: ({ signal }) => http.get(`${path}/people`, undefined, { quiet: true, signal }),
})

export const declareDays = (input: AvailabilityDeclaration, idempotencyKey: string) =>
  http.post(path, input, { ...shownByForm, idempotencyKey })
export const clearDays = (input: AvailabilityWithdrawal, idempotencyKey: string) =>
  http.post(`${path}/withdrawals`, input, { ...shownByForm, idempotencyKey })
export const changeAvailability = (id: string, input: AvailabilityEdit) =>
  http.put(`${path}/${id}`, input, shownByForm)
export const withdrawAvailability = (id: string, input: { version: number; scope: AvailabilityScope }) =>
  http.del(`${path}/${id}`, input, shownByForm)

/** What was declared, and the schedule that shows it. Resolves once what was declared is there; the schedule follows. */
export async function refreshAvailability(cache: QueryClient): Promise<void> {
  const [scheduling, availabilities] = availabilityKey
  void cache.invalidateQueries({
    queryKey: [scheduling],
    predicate: ({ queryKey }) => queryKey[1] !== availabilities,
  })
  await cache.invalidateQueries({ queryKey: availabilityKey })
}
