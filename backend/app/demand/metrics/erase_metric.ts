import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'

/** Rows of one unit of work: few enough that none waits for them. */
const batchRows = 5_000

type Place = { locationId: string; at: string }
const beforeAll: Place = { locationId: '00000000-0000-0000-0000-000000000000', at: '-infinity' }

/** Called after each stored batch; lets tests simulate a crash. */
type Watch = { batch?: (last: Place) => unknown; rows?: number }

/**
 * Erases the records of a deleted metric in small units of work, then the metric itself. A process that dies leaves the
 * rest to the next one. It walks on from the last erased row, because looking from the first again would pass all the
 * dead ones each time.
 */
export async function eraseMetric(
  organisationId: string,
  metricId: string,
  { batch, rows = batchRows }: Watch = {}
): Promise<void> {
  const inTurn = <T>(work: () => Promise<T>) => organisationContext.run(organisationId, work)
  if (!(await inTurn(() => isDeleted(metricId)))) return
  let last: Place | undefined = beforeAll
  while (last) {
    const { locationId, at }: Place = last
    last = await inTurn(() => eraseBatch(metricId, { locationId, at }, rows))
    if (last) await batch?.(last)
  }
  // What was written behind the walk goes along.
  await inTurn(() => database().deleteFrom('demandMetrics').where('id', '=', metricId).execute())
}

async function isDeleted(metricId: string): Promise<boolean> {
  const found = await database()
    .selectFrom('demandMetrics')
    .select('id')
    .where('id', '=', metricId)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** @returns the last row that was erased; undefined when there is none left */
async function eraseBatch(metricId: string, after: Place, rows: number): Promise<Place | undefined> {
  const { rows: found } = await sql<Place>`
    with batch as materialized (
      select location_id, at from demand_records
      where metric_id = ${metricId} and (location_id, at) > (${after.locationId}::uuid, ${after.at}::timestamp)
      order by location_id, at limit ${rows}
    ), gone as (
      delete from demand_records r using batch b
      where r.metric_id = ${metricId} and r.location_id = b.location_id and r.at = b.at
    )
    select location_id, at::text from batch order by location_id desc, at desc limit 1`.execute(database())
  return found[0]
}
