import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { openModelRunAt } from '#app/demand/runs/queries/find_model_run'
import { pendingChanges } from '#app/demand/runs/queries/pending_changes'
import type { SteppedAcceptance } from '#app/scheduling/public/events'

/** Lets a run follow the undo and redo of its acceptances: what was undone can be accepted again. */
export function followModelAcceptance(stepped: SteppedAcceptance): Promise<void> {
  const { organisationId, commandId, entryIds, takesBack } = stepped
  return organisationContext.run(organisationId, async () => {
    const followed = await database()
      .updateTable('demandRunChanges')
      .set({ accepted: !takesBack })
      .where('commandId', '=', commandId)
      .where('entryId', '=', anyOf([...entryIds]))
      .returning('runId')
      .execute()
    const runId = followed[0]?.runId
    if (runId === undefined) return
    const { state, scope } = await database()
      .selectFrom('demandRuns')
      .select(['state', 'scope'])
      .where('id', '=', runId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isDone = (await pendingChanges(runId, {})).length === 0
    // A newer run may hold the locations already; then the old one keeps its end.
    const mayOpen = (await openModelRunAt(scope.locationIds, runId)) === undefined
    if (state === 'proposed' || state === 'accepted')
      await database()
        .updateTable('demandRuns')
        .set({ state: isDone || !mayOpen ? 'accepted' : 'proposed' })
        .where('id', '=', runId)
        .execute()
    announceDemand('runs')
    announceDemand('staff')
  })
}
