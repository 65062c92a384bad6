import { organisationContext, rows } from '#app/core/organisation_context'
import { tellRunState } from '#app/scheduling/auto_schedule/actions/tell_run_state'
import { openStates, type StoredChange } from '#app/scheduling/auto_schedule/queries/find_run'
import type { RunState } from '#contracts/enums'

type Step = {
  organisationId: string
  /** The acceptance that was taken back or done again. */
  commandId: string
  /** What undo or redo really reached. */
  entryIds: ReadonlySet<string>
  takesBack: boolean
}
type Run = { id: string; changes: StoredChange[]; mayOpen: boolean }

/**
 * Lets a proposal follow the undo and redo of its acceptances: what was taken back can be accepted again.
 * Runs in a unit of work of its own, after the step is stored: an acceptance locks the run first and the planner's
 * steps second, so a step that then locked the run could meet it head on.
 */
export function followAcceptance({ organisationId, commandId, entryIds, takesBack }: Step): Promise<void> {
  return organisationContext.run(organisationId, async () => {
    const run = await runAcceptedBy(commandId)
    if (!run) return
    const acceptedAt = takesBack ? null : new Date().toISOString()
    const changes = run.changes.map((change) =>
      change.acceptedBy === commandId && entryIds.has(change.entryId) ? { ...change, acceptedAt } : change
    )
    const isDone = changes.every((change) => change.acceptedAt !== null)
    // A newer run may hold the locations by now; then the old one keeps its end.
    const state: RunState = isDone || !run.mayOpen ? 'accepted' : 'proposed'
    await rows(
      `update auto_schedule_runs set state = ?, result = jsonb_set(result, '{changes}', ?::jsonb), updated_at = now()
       where id = ?`,
      [state, JSON.stringify(changes), run.id]
    )
    tellRunState(run.id, state)
  })
}

async function runAcceptedBy(commandId: string): Promise<Run | undefined> {
  const [run] = await rows<Run>(
    `select r.id, r.result->'changes' as changes, not exists (
       select from auto_schedule_runs o where o.id <> r.id and o.state = any(?)
         and exists (select from jsonb_array_elements_text(o.scope->'locationIds') l
                     where jsonb_exists(r.scope->'locationIds', l))) as "mayOpen"
     from auto_schedule_runs r
     where r.state in ('proposed', 'accepted') and r.result->'changes' @> ?::jsonb for update`,
    [[...openStates], JSON.stringify([{ acceptedBy: commandId }])]
  )
  return run
}
