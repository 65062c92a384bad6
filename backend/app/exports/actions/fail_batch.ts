import { database, now } from '#app/core/database/database'
import type { DomainErrorCode } from '#contracts/errors'
import { tellProgress } from '#app/exports/actions/tell_progress'
import { openStates } from '#app/exports/queries/batch_rows'

/** Ends a batch that brought no file; one that has ended already stays as it is. */
export async function failBatch(batchId: string, code: DomainErrorCode): Promise<void> {
  const failed = await database()
    .updateTable('exportBatches')
    .set({ state: 'failed', failureCode: code, finishedAt: now })
    .where('id', '=', batchId)
    .where('state', 'in', openStates)
    .returning('progress')
    .executeTakeFirst()
  if (failed) tellProgress({ batchId, state: 'failed', progress: failed.progress })
}
