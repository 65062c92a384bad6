import { sql } from 'kysely'
import { database, now } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { failRun } from '#app/auto_schedule/actions/fail_run'
import { dropFromSolver, sendToSolver } from '#app/auto_schedule/solver_queue'

/** One unit of work of an organisation sends at most so many problems again. */
const RESENT_AT_ONCE = 10

/**
 * Puts right what a lost message or a dead process left behind: a run that never reached the queue is sent again, one
 * that shows no sign of life long after its time, and that of its variants one after another, is failed. A worker that
 * dies is no reason: its job is picked up again and shows progress from the start.
 */
export async function sweepRuns(): Promise<void> {
  await failSilent()
  await resendForgotten()
}

async function failSilent(): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const { rows: silent } = await sql<{ id: string }>`
    select id from auto_schedule_runs
    where (state = 'requested' and created_at < now() - interval '1 hour')
       or (state = 'running' and progress_at < now() - interval '2 minutes'
           and started_at < now() - interval '2 minutes'
             - budget_ms * (1 + jsonb_array_length(alternatives)) * interval '1 millisecond')
    for update skip locked`.execute(database())
  for (const { id } of silent) {
    await failRun(id)
    organisationContext.afterCommit(() => dropFromSolver({ runId: id, organisationId }))
  }
}

/** The queue ignores a job it still has. */
async function resendForgotten(): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const forgotten = await database()
    .updateTable('autoScheduleRuns')
    .set({ updatedAt: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('autoScheduleRuns')
        .select('id')
        .where('state', '=', 'requested')
        .where('updatedAt', '<', sql<Date>`now() - interval '30 seconds'`)
        .orderBy('createdAt')
        .limit(RESENT_AT_ONCE)
        .forUpdate()
        .skipLocked()
    )
    .returning(['id', 'problem', 'alternatives'])
    .execute()
  for (const { id, ...question } of forgotten)
    organisationContext.afterCommit(() => sendToSolver({ organisationId, data: { runId: id, ...question } }))
}
