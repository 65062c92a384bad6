import { record } from '#app/core/audit/record'
import { database, now } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { tellRunState } from '#app/auto_schedule/actions/tell_run_state'
import { dropFromSolver } from '#app/auto_schedule/solver_queue'
import { findRun, type RunRow } from '#app/auto_schedule/queries/find_run'

/**
 * Throws a run away before it has proposed anything.
 *
 * @throws scheduling.run_not_found
 * @throws scheduling.run_not_open when it has ended already
 */
export async function cancelRun(id: string): Promise<RunRow> {
  const run = await findRun(id, { lock: true })
  if (run.state !== 'requested' && run.state !== 'running') throw new DomainError('scheduling.run_not_open')
  await database()
    .updateTable('autoScheduleRuns')
    .set({ state: 'cancelled', finishedAt: now })
    .where('id', '=', id)
    .execute()
  await record({ action: 'scheduling.cancel_run', entity: 'auto_schedule_run', entityId: id })
  tellRunState(id, 'cancelled')
  const { id: organisationId } = organisationContext.current()
  organisationContext.afterCommit(() => dropFromSolver({ runId: id, organisationId }))
  return { ...run, state: 'cancelled' }
}
