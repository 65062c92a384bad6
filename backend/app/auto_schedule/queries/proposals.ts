import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { isAccepted } from '#app/auto_schedule/proposal/mark_accepted'
import type { StoredChanges, StoredProposal } from '#app/auto_schedule/proposal/stored_proposal'
import type { VariantKey } from '#contracts/auto_schedule'

/** A plan as a list of runs shows it, as an expression of columns of `auto_schedule_proposals p`. */
export const summary = `jsonb_build_object('key', p.variant, 'goals', p.goals, 'figures', p.figures,
  'gapPercent', p.gap_percent, 'constraints', p.constraints, 'changedShifts', p.changed_shifts,
  'changedPeople', p.changed_people, 'acceptedShifts', p.accepted_shifts)`

/** Keeps what a run offers. */
export async function storeProposal(runId: string, proposal: StoredProposal): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const { key, goals, gapPercent, figures, constraints, carriers, changes, unfilled } = proposal
  await rows(
    `insert into auto_schedule_proposals (id, organisation_id, run_id, variant, gap_percent, changed_shifts,
       changed_people, goals, figures, constraints, carriers, changes, unfilled)
     values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?::jsonb, ?::jsonb, ?::jsonb)`,
    [
      newId(),
      organisationId,
      runId,
      key,
      gapPercent,
      proposal.changedShifts,
      proposal.changedPeople,
      ...[goals, figures, constraints, carriers, changes, unfilled].map((part) => JSON.stringify(part)),
    ]
  )
}

/** @throws scheduling.variant_not_found */
export async function findProposal(runId: string, key: VariantKey): Promise<StoredProposal> {
  const [found] = await rows<{ proposal: StoredProposal }>(
    `select ${summary} || jsonb_build_object('changes', changes, 'unfilled', unfilled, 'carriers', carriers) as proposal
     from auto_schedule_proposals p where run_id = ? and variant = ?`,
    [runId, key]
  )
  if (!found) throw new DomainError('scheduling.variant_not_found')
  return found.proposal
}

/** What all variants of a run would change; lock the run first when they are to be written. */
export const changesOf = (runId: string): Promise<StoredChanges[]> =>
  rows<StoredChanges>('select variant as key, changes from auto_schedule_proposals where run_id = ?', [runId])

export async function storeChanges(runId: string, variants: readonly StoredChanges[]): Promise<void> {
  for (const { key, changes } of variants)
    await rows(
      'update auto_schedule_proposals set changes = ?::jsonb, accepted_shifts = ? where run_id = ? and variant = ?',
      [JSON.stringify(changes), changes.filter(isAccepted).length, runId, key]
    )
}
