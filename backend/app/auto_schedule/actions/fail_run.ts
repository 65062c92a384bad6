import { database, now } from '#app/core/database/database'
import { tellRunState } from '#app/auto_schedule/actions/tell_run_state'
import { unansweredStates } from '#app/auto_schedule/queries/find_run'
import type { DomainErrorCode } from '#contracts/errors'

const failureCode: DomainErrorCode = 'scheduling.generation_failed'

/** Ends a run that brought no proposal; one that has ended already stays as it is. */
export async function failRun(runId: string): Promise<void> {
  const failed = await database()
    .updateTable('autoScheduleRuns')
    .set({ state: 'failed', failureCode, finishedAt: now })
    .where('id', '=', runId)
    .where('state', 'in', unansweredStates)
    .returning('id')
    .executeTakeFirst()
  if (failed) tellRunState(runId, 'failed')
}
