import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { joinedInBulk } from '#app/core/database/joined_in_bulk'
import { sameTimes, type WrittenRows } from '#app/demand/imported_records/written_rows'

/**
 * Takes written records of one series back: new ones go, changed ones get their earlier value. Records that were changed
 * or deleted since stay as they are. `isThere` is false where the metric is gone and nothing is left to take back.
 */
export async function takeBackRecords(given: WrittenRows): Promise<{
  isThere: boolean
  removed: number
  restored: number
}> {
  if (!(await isThere(given.metricId))) return { isThere: false, removed: 0, restored: 0 }
  const same = sql`${sameTimes(given)} and d.value = r.value`
  return joinedInBulk(async () => {
    const gone = await sql`
      delete from demand_records d using (${given.rows}) r where ${same} and r.before is null`.execute(
      database()
    )
    const back = await sql`
      update demand_records d set value = r.before from (${given.rows}) r
      where ${same} and r.before is not null and r.before <> r.value`.execute(database())
    return {
      isThere: true,
      removed: Number(gone.numAffectedRows ?? 0),
      restored: Number(back.numAffectedRows ?? 0),
    }
  })
}

const isThere = (metricId: string) =>
  database()
    .selectFrom('demandMetrics')
    .select('id')
    .where('id', '=', metricId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
