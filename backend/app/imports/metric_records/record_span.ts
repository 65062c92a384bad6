import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { joinedInBulk } from '#app/core/database/joined_in_bulk'
import type { RecordKey } from '#app/imports/metric_records/stored_records'

/** Stored records of one series that follow each other: from one time to another, both included. */
export type RecordSpan = Pick<RecordKey, 'metricId' | 'locationId'> & { from: string; until: string }

/**
 * The first records in the order of their keys, of one series and at most as many as given: of those after one key, or up
 * to one. Undefined when there are none.
 */
export async function nextSpan(
  importId: string,
  from: { after: RecordKey | null } | { upTo: RecordKey },
  most: number
): Promise<RecordSpan | undefined> {
  const key = (one: RecordKey) => sql`(${one.metricId}::uuid, ${one.locationId}::uuid, ${one.at}::timestamp)`
  const place = sql`(metric_id, location_id, at)`
  const range =
    'upTo' in from
      ? sql`${place} <= ${key(from.upTo)}`
      : from.after
        ? sql`${place} > ${key(from.after)}`
        : sql`true`
  const { rows } = await sql<RecordSpan>`
    with first as materialized (
      select metric_id, location_id, at from import_records where import_id = ${importId} and ${range}
      order by metric_id, location_id, at limit 1
    )
    select f.metric_id, f.location_id, to_char(f.at, ${shape}) as from, to_char(max(s.at), ${shape}) as until
    from first f, lateral (
      select r.at from import_records r
      where r.import_id = ${importId} and r.metric_id = f.metric_id and r.location_id = f.location_id
        and r.at >= f.at and ${range}
      order by r.at limit ${most}) s
    group by f.metric_id, f.location_id, f.at`.execute(database())
  return rows[0]
}

const shape = sql.lit('YYYY-MM-DD"T"HH24:MI')

/** The condition of a statement on `import_records`. */
const within = (importId: string, { metricId, locationId, from, until }: RecordSpan) => sql`
  import_id = ${importId} and metric_id = ${metricId} and location_id = ${locationId}
  and at between ${from}::timestamp and ${until}::timestamp`

/** The records of a span as the module of demand takes them. */
export const writtenRows = (importId: string, span: RecordSpan) => ({
  ...span,
  rows: sql`select at, value, before from import_records where ${within(importId, span)}`,
})

/** Stores what is there for each record before it is written. */
export async function storeBefore(importId: string, span: RecordSpan): Promise<void> {
  await joinedInBulk(() =>
    sql`update import_records r set before = d.value
    from (select at, value from demand_records
      where metric_id = ${span.metricId} and location_id = ${span.locationId}
        and at between ${span.from}::timestamp and ${span.until}::timestamp) d
    where r.import_id = ${importId} and r.metric_id = ${span.metricId} and r.location_id = ${span.locationId}
      and r.at = d.at and r.at between ${span.from}::timestamp and ${span.until}::timestamp`.execute(
      database()
    )
  )
}

/** Records of a span by what becomes of them, once it is stored what is there before. */
export type SpanCounts = { added: number; updated: number; unchanged: number }

export async function countSpan(importId: string, span: RecordSpan): Promise<SpanCounts> {
  const { rows } = await sql<SpanCounts>`
    select count(*) filter (where before is null)::int as added,
      count(*) filter (where before <> value)::int as updated,
      count(*) filter (where before = value)::int as unchanged
    from import_records where ${within(importId, span)}`.execute(database())
  return rows[0]!
}

export async function forgetSpan(importId: string, span: RecordSpan): Promise<void> {
  await sql`delete from import_records where ${within(importId, span)}`.execute(database())
}
