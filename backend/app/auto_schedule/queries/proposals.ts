import { sql } from 'kysely'
import { database, json } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { isAccepted } from '#app/auto_schedule/proposal/mark_accepted'
import type { StoredChanges, StoredProposal } from '#app/auto_schedule/proposal/stored_proposal'
import type { RunVariant, VariantKey } from '#contracts/auto_schedule'

/** A plan as a list of runs shows it, as an expression of columns of `auto_schedule_proposals p`. */
export const summary = sql<RunVariant>`jsonb_build_object('key', p.variant, 'goals', p.goals, 'figures', p.figures,
  'gapPercent', p.gap_percent, 'constraints', p.constraints, 'changedShifts', p.changed_shifts,
  'changedPeople', p.changed_people, 'acceptedShifts', p.accepted_shifts)`

/** Keeps what a run offers. */
export async function storeProposal(runId: string, proposal: StoredProposal): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const { key, goals, gapPercent, figures, constraints, carriers, changes, unfilled } = proposal
  const { changedShifts, changedPeople } = proposal
  await database()
    .insertInto('autoScheduleProposals')
    .values({
      ...{ id: newId(), organisationId, runId, variant: key, gapPercent, changedShifts, changedPeople },
      ...{ goals: json(goals), figures: json(figures), constraints: json(constraints) },
      ...{ carriers: json(carriers), changes: json(changes), unfilled: json(unfilled) },
    })
    .execute()
}

/** @throws scheduling.variant_not_found */
export const findProposal = (runId: string, key: VariantKey): Promise<StoredProposal> =>
  proposalsOf(runId)
    .select([
      'variant as key',
      'goals',
      'figures',
      'gapPercent',
      'constraints',
      'changedShifts',
      'changedPeople',
    ])
    .select(['acceptedShifts', 'changes', 'unfilled', 'carriers'])
    .where('variant', '=', key)
    .executeTakeFirstOrThrow(() => new DomainError('scheduling.variant_not_found'))

const proposalsOf = (runId: string) =>
  database().selectFrom('autoScheduleProposals').where('runId', '=', runId)

/** What all variants of a run would change; lock the run first when they are to be written. */
export const changesOf = (runId: string): Promise<StoredChanges[]> =>
  proposalsOf(runId).select(['variant as key', 'changes']).execute()

export async function storeChanges(runId: string, variants: readonly StoredChanges[]): Promise<void> {
  for (const { key, changes } of variants)
    await database()
      .updateTable('autoScheduleProposals')
      .set({ changes: json(changes), acceptedShifts: changes.filter(isAccepted).length })
      .where('runId', '=', runId)
      .where('variant', '=', key)
      .execute()
}
