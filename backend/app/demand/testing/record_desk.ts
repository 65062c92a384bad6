import type { ApiClient } from '@japa/api-client'
import type { RecordChange } from '#contracts/demand_records'
import type { SpecialDaysCreation } from '#contracts/demand_special_days'
import type { Person, World } from '#tests/world/world'

const path = '/api/demand'

/** What a person does with the records of one metric over HTTP. */
export function recordDesk(client: ApiClient, world: World, who: Person, metricId: string) {
  const as = <T extends { bearerToken(token: string): T }>(request: T): T => request.bearerToken(who.token)
  const place = `${path}/locations/${world.locationId}`
  const records = `${place}/metrics/${metricId}`
  return {
    show: (query: object) => as(client.get(`${records}/records`)).qs(query),
    change: (body: object) => as(client.post(`${records}/record-changes`)).json(body),
    mark: (body: object) => as(client.post(`${place}/special-days`)).json(body),
    marked: (query: object) => as(client.get(`${place}/special-days`)).qs(query),
    remark: (id: string, body: object) => as(client.put(`${path}/special-days/${id}`)).json(body),
    unmark: (id: string, version: number) =>
      as(client.delete(`${path}/special-days/${id}`)).json({ version }),
  }
}

type Slots = Record<number, [before: number | null, value: number | null]>

/** A change of slots of some days, by their place in the day; all others are empty, and stay so. */
export const changeOf = (stepMinutes: number, days: Record<string, Slots>): RecordChange => ({
  stepMinutes,
  days: Object.entries(days).map(([day, slots]) => {
    const side = (at: 0 | 1) =>
      Array.from({ length: 1440 / stepMinutes }, (_, slot) => slots[slot]?.[at] ?? null)
    return { day, before: side(0), values: side(1) }
  }),
})

export const fair = (more: Partial<SpecialDaysCreation> = {}): SpecialDaysCreation => ({
  ...{ metricId: null, name: 'Street fair', from: '2030-03-09', until: '2030-03-11', factor: 1.5 },
  ...more,
})
