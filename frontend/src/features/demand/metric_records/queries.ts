import type { MetricForecastChange } from '@shiftloom/backend/contracts/demand_forecasts'
import type { SpecialDaysChange, SpecialDaysCreation } from '@shiftloom/backend/contracts/demand_special_days'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { SentChange } from './change_of.ts'
import type { DaySpan } from './day_span.ts'

/** Refusals that the screen shows where they belong. */
const shownHere = { inline: [400, 403, 409] } as const
const key = ['demand', 'records'] as const

export type RecordPlace = { locationId: string; metricId: string }

type Days = Pick<DaySpan, 'from' | 'until'>

/** Failures that a form shows itself are left to it. */
export const readRecords = ({ locationId, metricId }: RecordPlace, { from, until }: Days, call: Call) =>
  http.get(`/demand/locations/${locationId}/metrics/${metricId}/records`, { from, until }, call)
type Call = { signal: AbortSignal; quiet?: boolean; inline?: readonly number[] }

export const recordsQuery = (place: RecordPlace, { from, until }: Days) =>
  queryOptions({
    queryKey: [...key, 'of', place.locationId, place.metricId, from, until],
    queryFn: ({ signal }) => readRecords(place, { from, until }, { quiet: true, signal }),
  })

export const specialDaysQuery = (locationId: string, { from, until }: { from: Day; until: Day }) =>
  queryOptions({
    queryKey: [...key, 'special', locationId, from, until],
    queryFn: ({ signal }) =>
      http.get(`/demand/locations/${locationId}/special-days`, { from, until }, { quiet: true, signal }),
  })

export const forecastQuery = ({ locationId, metricId }: RecordPlace) =>
  queryOptions({
    queryKey: [...key, 'forecast', locationId, metricId],
    queryFn: ({ signal }) =>
      http.get(`/demand/locations/${locationId}/metrics/${metricId}/forecast`, undefined, {
        ...{ quiet: true, signal },
      }),
  })
export const changeForecast = ({ locationId, metricId }: RecordPlace, change: MetricForecastChange) =>
  http.put(`/demand/locations/${locationId}/metrics/${metricId}/forecast`, change, shownHere)

export const changeRecords = (
  { locationId, metricId }: RecordPlace,
  change: SentChange,
  idempotencyKey: string
) =>
  http.post(`/demand/locations/${locationId}/metrics/${metricId}/record-changes`, change, {
    ...shownHere,
    idempotencyKey,
  })

export const createSpecialDays = (locationId: string, days: SpecialDaysCreation, idempotencyKey: string) =>
  http.post(`/demand/locations/${locationId}/special-days`, days, { ...shownHere, idempotencyKey })
export const changeSpecialDays = (id: string, change: SpecialDaysChange) =>
  http.put(`/demand/special-days/${id}`, change, { inline: [400, 403, 409] })
export const deleteSpecialDays = (id: string, version: number) =>
  http.del(`/demand/special-days/${id}`, { version })

export const refreshRecords = (cache: QueryClient) => cache.invalidateQueries({ queryKey: key })
