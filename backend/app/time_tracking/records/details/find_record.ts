import { notFound } from '#app/core/errors/domain_error'
import { neighboursOf } from '#app/time_tracking/records/details/neighbours'
import { punchLog } from '#app/time_tracking/records/details/punch_log'
import { stepsOf } from '#app/time_tracking/records/details/record_steps'
import { recordRows, wireRecords } from '#app/time_tracking/records/visible_records'
import type { RecordDetails } from '#contracts/time_records'

/**
 * One record with its punches, what was decided about it and the work around it.
 *
 * @throws core.not_found for one the actor may not see too
 */
export async function findRecord(id: string): Promise<RecordDetails> {
  const row = await recordRows((all) => all.where('r.id', '=', id)).executeTakeFirst()
  const [record] = await wireRecords(row ? [row] : [])
  if (!row || !record) throw notFound({ recordId: id })
  return {
    ...record,
    log: await punchLog(row),
    steps: await stepsOf(record),
    ...(await neighboursOf(record)),
  }
}
