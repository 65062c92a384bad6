import { sql, type RawBuilder } from 'kysely'
import { database } from '#app/core/database/database'
import type { PageQuery } from '#app/core/http/result'
import { recordDirectory } from '#app/demand/public/record_directory'
import type { ImportRow } from '#app/imports/queries/find_import'
import { namesOf } from '#app/organisation/public/names_of'
import type { Locale } from '#contracts/enums'
import type { ImportOutcome, ImportOutcomeRow } from '#contracts/imports'

type Asked = { outcome: ImportOutcome; paging: PageQuery; locale: Locale }
type Found = {
  number: number
  metricId: string
  locationId: string
  at: string
  value: number
  before: number | null
  replacedBy: number | null
}

/** Records of one outcome by metric, place and time: as they would be written, or were. */
export async function recordOutcomes(
  found: ImportRow,
  { outcome, paging, locale }: Asked
): Promise<{ items: ImportOutcomeRow[]; total: number }> {
  const rows = await foundRows(found, outcome, paging)
  const { metrics } = await recordDirectory()
  const metricNames = new Map(metrics.map(({ id, name }) => [id, name]))
  const names = await namesOf([...new Set(rows.map(({ locationId }) => locationId))], locale)
  const items = rows.map(({ number, metricId, locationId, ...record }) => ({
    ...{ number, person: null, balance: null, notes: [] },
    record: {
      // What was deleted since has no name.
      metric: metricNames.get(metricId) ?? '',
      location: names.get(locationId) ?? '',
      ...record,
    },
  }))
  return { items, total: found.counts?.[outcome] ?? 0 }
}

async function foundRows(
  { id, written }: ImportRow,
  outcome: ImportOutcome,
  { page, pageSize }: PageQuery
): Promise<Found[]> {
  if (outcome === 'removed') return []
  const window = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
  if (outcome === 'replaced') return replacedRows(id, window)
  const when = sql`to_char(r.at, 'YYYY-MM-DD"T"HH24:MI') as at, r.value::float8 as value`
  // Before anything is written, the other side is what is there; then it is what was.
  const [before, from, reach] = written
    ? [
        sql`r.before`,
        sql`import_records r`,
        sql`(r.metric_id, r.location_id, r.at)
          <= (${written.metricId}::uuid, ${written.locationId}::uuid, ${written.at}::timestamp)`,
      ]
    : [
        sql`d.value`,
        sql`import_records r left join demand_records d
          on d.metric_id = r.metric_id and d.location_id = r.location_id and d.at = r.at`,
        sql`true`,
      ]
  const conditions = {
    added: sql`${before} is null`,
    updated: sql`${before} <> r.value`,
    unchanged: sql`${before} = r.value`,
  }
  const { rows } = await sql<Found>`
    select r.number, r.metric_id, r.location_id, ${when}, ${before}::float8 as before, null::int as replaced_by
    from ${from} where r.import_id = ${id} and ${conditions[outcome]} and ${reach}
    order by r.metric_id, r.location_id, r.at ${window}`.execute(database())
  return rows
}

async function replacedRows(importId: string, window: RawBuilder<unknown>): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select p.number, p.metric_id, p.location_id, to_char(p.at, 'YYYY-MM-DD"T"HH24:MI') as at,
      p.value, null::float8 as before, r.number as replaced_by
    from (select number, (cells->>0)::uuid as metric_id, (cells->>1)::uuid as location_id,
        (cells->>2)::timestamp as at, (cells->>3)::float8 as value
      from import_rows where import_id = ${importId} and outcome = 'replaced' order by number ${window}) p
    left join import_records r on r.import_id = ${importId} and r.metric_id = p.metric_id
      and r.location_id = p.location_id and r.at = p.at
    order by p.number`.execute(database())
  return rows
}
