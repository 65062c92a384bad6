import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { Series } from '#app/demand/imported_records/require_series'

/** In the same order: times, the values that were written, and those before them; null where none was. */
type Given = Series & { ats: string[]; values: string[]; befores: (string | null)[] }

/**
 * Takes written records of one series back: new ones go, changed ones get their earlier value. Records that were changed
 * or deleted since stay as they are; `kept` counts them. Nothing is left to take back of a metric that is gone.
 */
export async function takeBackRecords({ metricId, locationId, ...given }: Given): Promise<{
  removed: number
  restored: number
  kept: number
}> {
  const { ats, values, befores } = given
  if (!(await isThere(metricId))) return { removed: 0, restored: 0, kept: 0 }
  const written = sql`unnest(${ats}::timestamp[], ${values}::numeric[], ${befores}::numeric[]) as r (at, value, before)`
  const same = sql`d.metric_id = ${metricId} and d.location_id = ${locationId} and d.at = r.at and d.value = r.value`
  const gone = await sql`
    delete from demand_records d using ${written} where ${same} and r.before is null`.execute(database())
  const back = await sql`
    update demand_records d set value = r.before from ${written}
    where ${same} and r.before is not null and r.before <> r.value`.execute(database())
  const unchanged = befores.filter(
    (before, place) => before !== null && Number(before) === Number(values[place])
  ).length
  const removed = Number(gone.numAffectedRows ?? 0)
  const restored = Number(back.numAffectedRows ?? 0)
  return { removed, restored, kept: ats.length - unchanged - removed - restored }
}

const isThere = (metricId: string) =>
  database()
    .selectFrom('demandMetrics')
    .select('id')
    .where('id', '=', metricId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
