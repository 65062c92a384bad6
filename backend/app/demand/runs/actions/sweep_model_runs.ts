import { sql } from 'kysely'
import { database, now } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { failModelRun } from '#app/demand/runs/actions/fail_model_run'
import { dropModel, sendModel } from '#app/demand/runs/model_queue'

/**
 * Puts right what a lost message or a dead process left behind: a run that never reached the queue is sent again, one
 * without a sign of life for long is failed. A worker that dies is no reason: its job is taken up again.
 */
export async function sweepModelRuns(): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const { rows: silent } = await sql<{ id: string }>`
    select id from demand_runs
    where (state = 'requested' and created_at < now() - interval '1 hour')
       or (state = 'running' and progress_at < now() - interval '10 minutes')
    for update skip locked`.execute(database())
  for (const { id } of silent) {
    await failModelRun(id)
    organisationContext.afterCommit(() => dropModel({ runId: id, organisationId }))
  }
  const forgotten = await database()
    .updateTable('demandRuns')
    .set({ updatedAt: now })
    .where('state', '=', 'requested')
    .where('updatedAt', '<', sql<Date>`now() - interval '30 seconds'`)
    .returning(['id', 'problem'])
    .execute()
  for (const { id, problem } of forgotten)
    organisationContext.afterCommit(() => sendModel({ organisationId, data: { runId: id, problem } }))
}
