import { sql } from 'kysely'
import { countOf } from '#app/core/database/count_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { ReadRecord } from '#app/imports/metric_records/record_reader'
import type { Written } from '#database/json/imports'

/** Metric, place and time. */
export type RecordKey = Pick<Written, 'metricId' | 'locationId' | 'at'>
/** Values as text, so that no digit is lost on the way. */
export type StoredRecord = RecordKey & { number: number; value: string; before: string | null }

const columns = sql`number, metric_id, location_id, to_char(at, 'YYYY-MM-DD"T"HH24:MI') as at,
  value::text as value, before::text as before`

const organisationId = () => organisationContext.current().id

/** Lists of one length, for `unnest`. */
const given = (records: readonly ReadRecord[]) => sql`unnest(
  ${records.map(({ number }) => number)}::int[], ${records.map(({ metricId }) => metricId)}::uuid[],
  ${records.map(({ locationId }) => locationId)}::uuid[], ${records.map(({ at }) => at)}::timestamp[],
  ${records.map(({ value }) => value)}::numeric[]) as g (number, metric_id, location_id, at, value)`

/** @returns how many of them had a metric, place and time that was not there yet */
export async function addNew(importId: string, records: readonly ReadRecord[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into import_records (organisation_id, import_id, metric_id, location_id, at, number, value)
    select ${organisationId()}::uuid, ${importId}::uuid, g.metric_id, g.location_id, g.at, g.number, g.value
    from ${given(records)} on conflict do nothing`.execute(database())
  return Number(numAffectedRows ?? 0)
}

export async function sameKeys(importId: string, records: readonly ReadRecord[]): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select ${columns} from import_records where import_id = ${importId} and (metric_id, location_id, at) in
      (select g.metric_id, g.location_id, g.at from ${given(records)}) for update`.execute(database())
  return rows
}

/** A later row takes the place of the one that was there. */
export async function replaceRecords(importId: string, records: readonly ReadRecord[]): Promise<void> {
  await sql`update import_records r set number = g.number, value = g.value from ${given(records)}
    where r.import_id = ${importId} and r.metric_id = g.metric_id and r.location_id = g.location_id
      and r.at = g.at`.execute(database())
}

export const countStored = (importId: string): Promise<number> =>
  countOf(database().selectFrom('importRecords').where('importId', '=', importId))
