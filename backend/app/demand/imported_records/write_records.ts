import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { joinedInBulk } from '#app/core/database/joined_in_bulk'
import { organisationContext } from '#app/core/organisation_context'
import { requireSeries } from '#app/demand/imported_records/require_series'
import { sameTimes, type WrittenRows } from '#app/demand/imported_records/written_rows'

/** What is there differs from `before`: it was changed at the same moment. The unit of work ends, and may be tried again. */
export class RecordsOvertaken extends Error {}

/** How many rows are new, and how many have another value than before. */
type Expected = { added: number; updated: number }

/**
 * Writes records of one series. Those that have their value already are left alone.
 *
 * @throws RecordsOvertaken
 * @throws demand.metric_gone when the metric is deleted, or being deleted
 * @throws demand.location_gone
 */
export async function writeRecords(given: WrittenRows, expected: Expected): Promise<void> {
  await requireSeries(given)
  if (expected.added > 0) await add(given)
  if (expected.updated > 0 && (await change(given)) !== expected.updated) throw new RecordsOvertaken()
}

/** Insertions of others at the same times are waited for, so that none is overwritten unseen. */
async function add({ metricId, locationId, rows }: WrittenRows): Promise<void> {
  try {
    await sql`
      insert into demand_records (organisation_id, metric_id, location_id, at, value)
      select ${organisationContext.current().id}::uuid, ${metricId}::uuid, ${locationId}::uuid, r.at, r.value
      from (${rows}) r where r.before is null`.execute(database())
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    throw code === '23505' && constraint === 'demand_records_pkey' ? new RecordsOvertaken() : error
  }
}

async function change(given: WrittenRows): Promise<number> {
  const { numAffectedRows } = await joinedInBulk(() =>
    sql`
      update demand_records d set value = r.value from (${given.rows}) r
      where ${sameTimes(given)} and d.value = r.before and r.value <> r.before`.execute(database())
  )
  return Number(numAffectedRows ?? 0)
}
