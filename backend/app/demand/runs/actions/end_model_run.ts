import { record } from '#app/core/audit/record'
import { database, now } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { dropModel, stopModel } from '#app/demand/runs/model_queue'
import { findModelRun, modelRunOf, unansweredStates } from '#app/demand/runs/queries/find_model_run'
import type { RunState } from '#contracts/enums'
import type { LabourModelRun } from '#contracts/labour_model'

const entity = 'labour_model_run'

/**
 * Ends the work early and keeps what is made so far.
 *
 * @throws demand.run_not_found
 * @throws demand.run_not_open when it has ended already
 */
export async function stopModelRun(id: string): Promise<LabourModelRun> {
  const run = await openRun(id, unansweredStates)
  await record({ action: 'demand.stop_run', entity, entityId: id })
  const { id: organisationId } = organisationContext.current()
  organisationContext.afterCommit(() => stopModel({ runId: id, organisationId }))
  return modelRunOf(run)
}

/**
 * Throws a run away before it has offered anything.
 *
 * @throws demand.run_not_found
 * @throws demand.run_not_open when it has ended already
 */
export async function cancelModelRun(id: string): Promise<LabourModelRun> {
  const run = await openRun(id, unansweredStates)
  await endWith(id, 'cancelled', 'demand.cancel_run')
  const { id: organisationId } = organisationContext.current()
  organisationContext.afterCommit(() => dropModel({ runId: id, organisationId }))
  return modelRunOf({ ...run, state: 'cancelled' })
}

/**
 * Turns down what is left of a run; what was accepted before stays in the schedule.
 *
 * @throws demand.run_not_found
 * @throws demand.run_not_open unless there is something to decide about
 */
export async function rejectModelRun(id: string): Promise<LabourModelRun> {
  const run = await openRun(id, ['proposed'])
  await endWith(id, 'rejected', 'demand.reject_run')
  return modelRunOf({ ...run, state: 'rejected' })
}

async function openRun(id: string, states: readonly RunState[]) {
  const run = await findModelRun(id, { lock: true })
  if (!states.includes(run.state)) throw new DomainError('demand.run_not_open')
  return run
}

async function endWith(id: string, state: RunState, action: string): Promise<void> {
  await database().updateTable('demandRuns').set({ state, finishedAt: now }).where('id', '=', id).execute()
  await record({ action, entity, entityId: id })
  announceDemand('runs')
}
