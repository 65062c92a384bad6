import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { stopSolver } from '#app/auto_schedule/solver_queue'
import { findRun, type RunRow } from '#app/auto_schedule/queries/find_run'

/**
 * Ends the search early and keeps the best plan so far. A run that still waits stops as soon as it has a first plan.
 *
 * @throws scheduling.run_not_found
 * @throws scheduling.run_not_open when it has ended already
 */
export async function stopRun(id: string): Promise<RunRow> {
  const run = await findRun(id, { lock: true })
  if (run.state !== 'requested' && run.state !== 'running') throw new DomainError('scheduling.run_not_open')
  await record({ action: 'scheduling.stop_run', entity: 'auto_schedule_run', entityId: id })
  const { id: organisationId } = organisationContext.current()
  organisationContext.afterCommit(() => stopSolver({ runId: id, organisationId }))
  return run
}
