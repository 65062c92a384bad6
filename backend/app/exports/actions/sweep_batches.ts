import { sql } from 'kysely'
import { database, now } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { failBatch } from '#app/exports/actions/fail_batch'
import { enqueueBatch } from '#app/exports/exports_queue'
import { openStates } from '#app/exports/queries/batch_rows'

/**
 * Puts right what a lost message or a dead process left behind: a batch that makes no progress is handed out again,
 * which the queue ignores while it still has it; one that is long overdue is failed, so that no user waits for ever.
 */
export async function sweepBatches(): Promise<void> {
  const overdue = await database()
    .selectFrom('exportBatches')
    .select('id')
    .where('state', 'in', openStates)
    .where('createdAt', '<', sql<Date>`now() - interval '15 minutes'`)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id } of overdue) await failBatch(id, 'exports.failed')

  const { id: organisationId } = organisationContext.current()
  const still = await database()
    .updateTable('exportBatches')
    .set({ updatedAt: now })
    .where('state', 'in', openStates)
    .where('updatedAt', '<', sql<Date>`now() - interval '1 minute'`)
    .returning('id')
    .execute()
  for (const { id } of still)
    organisationContext.afterCommit(() => enqueueBatch({ batchId: id, organisationId }))
}
