import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { tellRunState } from '#app/auto_schedule/actions/tell_run_state'
import { markLeftOut } from '#app/auto_schedule/proposal/mark_accepted'
import { findRun } from '#app/auto_schedule/queries/find_run'
import { changesOf, storeChanges } from '#app/auto_schedule/queries/proposals'
import type { ProposalOmission } from '#contracts/auto_schedule'

/**
 * Leaves shifts out of a proposal, or puts them back: the schedule stays as it is, and no acceptance takes them.
 *
 * @throws scheduling.run_not_found
 * @throws scheduling.run_not_open unless there is a proposal to decide about
 */
export async function leaveOutOfProposal(
  runId: string,
  { entryIds, leftOut }: ProposalOmission
): Promise<void> {
  const run = await findRun(runId, { lock: true })
  if (run.state !== 'proposed') throw new DomainError('scheduling.run_not_open')
  const marked = markLeftOut(await changesOf(runId), new Set(entryIds), leftOut)
  if (marked.length === 0) return
  await storeChanges(runId, marked)
  await record({
    action: leftOut ? 'scheduling.leave_out_of_proposal' : 'scheduling.put_back_in_proposal',
    entity: 'auto_schedule_run',
    entityId: runId,
    after: { shifts: entryIds.length },
  })
  tellRunState(runId, run.state)
}
