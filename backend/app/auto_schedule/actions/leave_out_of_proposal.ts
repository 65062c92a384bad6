import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
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
 * @throws core.not_found for a shift that no variant of the proposal gives to anyone else
 */
export async function leaveOutOfProposal(
  runId: string,
  { entryIds, leftOut }: ProposalOmission
): Promise<void> {
  const run = await findRun(runId, { lock: true })
  if (run.state !== 'proposed') throw new DomainError('scheduling.run_not_open')
  const variants = await changesOf(runId)
  const proposed = new Set(variants.flatMap(({ changes }) => changes.map(({ entryId }) => entryId)))
  const unknown = entryIds.find((id) => !proposed.has(id))
  if (unknown) throw notFound({ entryId: unknown })
  const { marked, shifts } = markLeftOut(variants, new Set(entryIds), leftOut)
  if (shifts.size === 0) return
  await storeChanges(runId, marked)
  await record({
    action: leftOut ? 'scheduling.leave_out_of_proposal' : 'scheduling.put_back_in_proposal',
    entity: 'auto_schedule_run',
    entityId: runId,
    after: { shifts: shifts.size },
  })
  tellRunState(runId, run.state)
}
