import { anyOf } from '#app/core/database/any_of'
import { database, now } from '#app/core/database/database'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { tellOfEnd } from '#app/demand/runs/actions/tell_of_end'
import { unansweredStates } from '#app/demand/runs/queries/find_model_run'

/** Ends a run that brought nothing; one that has ended already stays as it is. */
export async function failModelRun(id: string): Promise<void> {
  const failed = await database()
    .updateTable('demandRuns')
    .set({ state: 'failed', failureCode: 'demand.run_failed', finishedAt: now })
    .where('id', '=', id)
    .where('state', '=', anyOf(unansweredStates))
    .returning(['scope', 'requestedBy'])
    .executeTakeFirst()
  if (!failed) return
  announceDemand('runs')
  tellOfEnd(id, { ...failed, outcome: 'failed', added: 0 })
}
