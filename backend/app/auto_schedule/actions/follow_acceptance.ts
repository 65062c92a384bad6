import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { tellRunState } from '#app/auto_schedule/actions/tell_run_state'
import { isSettled, markFollowed } from '#app/auto_schedule/proposal/mark_accepted'
import { openStates, storeState } from '#app/auto_schedule/queries/find_run'
import { changesOf, storeChanges } from '#app/auto_schedule/queries/proposals'
import type { StoredChanges } from '#app/auto_schedule/proposal/stored_proposal'
import type { SteppedAcceptance } from '#app/scheduling/public/events'
import type { RunState } from '#contracts/enums'
import type { VariantKey } from '#contracts/auto_schedule'

type Run = { id: string; mayOpen: boolean }

/**
 * Lets a run's variants follow the undo and redo of its acceptances: what was undone can be accepted again. Runs in a
 * unit of work of its own, after the step is stored: an acceptance locks the run first and the planner's steps second,
 * so a step that then locked the run could meet it head on.
 */
export function followAcceptance({
  organisationId,
  commandId,
  entryIds,
  takesBack,
}: SteppedAcceptance): Promise<void> {
  return organisationContext.run(organisationId, async () => {
    const run = await runAcceptedBy(commandId)
    if (!run) return
    const before = await changesOf(run.id)
    const acceptedAt = takesBack ? null : new Date().toISOString()
    const followed = markFollowed(before, { commandId, entryIds, acceptedAt })
    await storeChanges(run.id, followed)
    const now = before.map((variant) => followed.find(({ key }) => key === variant.key) ?? variant)
    // A newer run may hold the locations already; then the old one keeps its end.
    const isDone = isSettled(variantOf(commandId, now), now)
    const state: RunState = isDone || !run.mayOpen ? 'accepted' : 'proposed'
    await storeState(run.id, state)
    tellRunState(run.id, state)
  })
}

/** The variant accepted by the command. Acceptances of earlier versions do not say: there was only one. */
function variantOf(commandId: string, variants: readonly StoredChanges[]): VariantKey {
  const accepted = variants.flatMap(({ changes }) => changes)
  return accepted.find(({ acceptedBy }) => acceptedBy === commandId)?.acceptedAs ?? 'asked'
}

async function runAcceptedBy(commandId: string): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    select r.id, not exists (
      select from auto_schedule_runs o where o.id <> r.id and o.state = any(${openStates})
        and exists (select from jsonb_array_elements_text(o.scope->'locationIds') l
                    where jsonb_exists(r.scope->'locationIds', l))) as "mayOpen"
    from auto_schedule_runs r
    where r.state in ('proposed', 'accepted') and exists (
      select from auto_schedule_proposals p
      where p.run_id = r.id and p.changes @> ${JSON.stringify([{ acceptedBy: commandId }])}::jsonb) for update`.execute(
    database()
  )
  return rows[0]
}
