import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { requireSeries, type Series } from '#app/demand/imported_records/require_series'

/** Times of the wall clock, each once, and their values as text, in the same order. */
type Given = Series & { ats: string[]; values: string[] }
type Earlier = { at: string; value: string }

/**
 * Writes records of one series; what is there already gets the new value.
 *
 * @returns what was there before, for the times that had a record
 * @throws demand.metric_gone when the metric is deleted, or being deleted
 * @throws demand.location_gone
 */
export async function writeRecords(given: Given): Promise<Earlier[]> {
  await requireSeries(given)
  const earlier: Earlier[] = []
  let open = given
  while (open.ats.length > 0) {
    const added = await addMissing(open)
    if (added.size === open.ats.length) break
    const there = without(open, added)
    const found = await change(there)
    earlier.push(...found)
    // A record that was deleted at the same moment is added in the next round.
    open = without(there, new Set(found.map(({ at }) => at)))
  }
  return earlier
}

/** Insertions of others at the same times are waited for, so that none is overwritten unseen. */
async function addMissing({ metricId, locationId, ats, values }: Given): Promise<Set<string>> {
  const { rows } = await sql<{ at: string }>`
    insert into demand_records (organisation_id, metric_id, location_id, at, value)
    select ${organisationContext.current().id}::uuid, ${metricId}::uuid, ${locationId}::uuid, r.at, r.value
    from unnest(${ats}::timestamp[], ${values}::numeric[]) as r (at, value)
    on conflict do nothing
    returning to_char(at, 'YYYY-MM-DD"T"HH24:MI') as at`.execute(database())
  return new Set(rows.map(({ at }) => at))
}

async function change({ metricId, locationId, ats, values }: Given): Promise<Earlier[]> {
  const { rows } = await sql<Earlier>`
    select to_char(at, 'YYYY-MM-DD"T"HH24:MI') as at, value::text as value from demand_records
    where metric_id = ${metricId} and location_id = ${locationId} and at = any(${ats}::timestamp[])
    order by demand_records.at for update`.execute(database())
  await sql`
    update demand_records d set value = r.value
    from unnest(${ats}::timestamp[], ${values}::numeric[]) as r (at, value)
    where d.metric_id = ${metricId} and d.location_id = ${locationId} and d.at = r.at and d.value <> r.value`.execute(
    database()
  )
  return rows
}

function without(given: Given, done: ReadonlySet<string>): Given {
  const places = given.ats.flatMap((at, place) => (done.has(at) ? [] : [place]))
  return {
    ...given,
    ats: places.map((place) => given.ats[place]!),
    values: places.map((place) => given.values[place]!),
  }
}
