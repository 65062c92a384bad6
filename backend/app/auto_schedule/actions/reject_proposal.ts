import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { tellRunState } from '#app/auto_schedule/actions/tell_run_state'
import { decidedBy, isAccepted } from '#app/auto_schedule/proposal/mark_accepted'
import { findRun, storeState, type RunRow } from '#app/auto_schedule/queries/find_run'
import { changesOf } from '#app/auto_schedule/queries/proposals'

/**
 * Turns down what is left of a proposal; what was accepted before stays in the schedule.
 *
 * @throws scheduling.run_not_found
 * @throws scheduling.run_not_open unless there is a proposal to decide about
 */
export async function rejectProposal(id: string): Promise<RunRow> {
  const run = await findRun(id, { lock: true })
  if (run.state !== 'proposed') throw new DomainError('scheduling.run_not_open')
  await storeState(id, 'rejected')
  const variants = await changesOf(id)
  const accepted = decidedBy(variants).size
  const left = variants.find(({ key }) => key === 'asked')?.changes.filter((one) => !isAccepted(one)) ?? []
  const after = { accepted, rejected: left.length }
  await record({ action: 'scheduling.reject_proposal', entity: 'auto_schedule_run', entityId: id, after })
  tellRunState(id, 'rejected')
  return { ...run, state: 'rejected' }
}
