import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { distanceOf } from '#app/demand/series/distance_of'
import { typedSteps } from '#app/demand/series/typed_steps'
import type { RecordStep } from '#contracts/demand_records'
import type { Day } from '#contracts/schedule'

export type RecordPlace = { locationId: string; metricId: string }
type Span = { from: Day; until: Day }
type StoredRecord = { minute: number; value: number }

/** Newest days whose records say how far apart those of a metric are. */
const lookedDays = 28

/** Records in minutes from midnight of `from`, by time; with `lock` they stay as they are until this unit of work ends. */
export async function storedRecords(place: RecordPlace, span: Span, lock = false): Promise<StoredRecord[]> {
  const { rows } = await recordsQuery(place, span, lock).execute(database())
  return rows
}

export const recordsQuery = ({ locationId, metricId }: RecordPlace, { from, until }: Span, lock = false) =>
  sql<StoredRecord>`
    select (extract(epoch from at - ${from}::timestamp) / 60)::int as minute, value::float8 as value
    from demand_records
    where location_id = ${locationId} and metric_id = ${metricId}
      and at >= ${from}::timestamp and at < ${until}::timestamp
    order by at ${lock ? sql`for update` : sql``}`

/** How far apart records are kept: by those shown and the newest ones, and not further than they were typed in. */
export async function stepOf(
  place: RecordPlace,
  shown: readonly StoredRecord[]
): Promise<{ stepMinutes: RecordStep; isStepOpen: boolean }> {
  const typed = (await typedSteps(place.locationId)).get(place.metricId)
  const newest = await newestRecords(place)
  const known = [...shown, ...newest]
  const found = known.length > 0 ? distanceOf(known) : null
  if (found === null && typed === undefined) return { stepMinutes: 60, isStepOpen: true }
  const steps = [15, 30, 60, 1440] as const
  const least = Math.min(found ?? Infinity, typed ?? Infinity)
  return { stepMinutes: steps.find((step) => step === least) ?? 60, isStepOpen: false }
}

/** Minutes here only say how a record lies in its day. */
async function newestRecords({ locationId, metricId }: RecordPlace): Promise<{ minute: number }[]> {
  const { rows } = await sql<{ minute: number }>`
    select distinct (extract(hour from at) * 60 + extract(minute from at))::int as minute
    from demand_records
    where location_id = ${locationId} and metric_id = ${metricId} and at >= (
      select max(at) - ${`${lookedDays} days`}::interval from demand_records
      where location_id = ${locationId} and metric_id = ${metricId})`.execute(database())
  return rows
}

/** One value a slot; several records of one slot are added up, or averaged for a level. Null without any. */
export function slotsOf(
  records: readonly StoredRecord[],
  { days, stepMinutes, isLevel }: { days: number; stepMinutes: number; isLevel: boolean }
): (number | null)[] {
  const slots = Array.from({ length: (days * 1440) / stepMinutes }, () => [] as number[])
  for (const { minute, value } of records) slots[Math.floor(minute / stepMinutes)]!.push(value)
  return slots.map((values) => {
    if (values.length === 0) return null
    const sum = values.reduce((whole, value) => whole + value, 0)
    return Math.round((isLevel ? sum / values.length : sum) * 10_000) / 10_000
  })
}
