import { record } from '#app/core/audit/record'
import { database, json } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { sendModel } from '#app/demand/runs/model_queue'
import { buildModelProblem } from '#app/demand/runs/problem/build_model_problem'
import { modelScope } from '#app/demand/runs/problem/model_scope'
import { findModelRun, modelRunOf, openModelRunAt } from '#app/demand/runs/queries/find_model_run'
import type { LabourModelRun, LabourModelScope } from '#contracts/labour_model'

/**
 * Asks for shifts made from demand: stores what is needed and planned as it is now and hands it to the solver.
 *
 * @throws demand.run_already_open with `runId`, when one of the locations has an unfinished run
 * @throws demand.run_* as `modelScope` and `buildModelProblem` say
 */
export async function requestModelRun(asked: LabourModelScope): Promise<LabourModelRun> {
  const { scope, locations } = await modelScope(asked)
  // Requests of one organisation queue up here, so two planners cannot both find the location free.
  await takeTurns('demand_runs')
  const open = await openModelRunAt(scope.locationIds)
  if (open) throw new DomainError('demand.run_already_open', { runId: open })
  const { problem } = await buildModelProblem(locations, scope)
  const { id: organisationId } = organisationContext.current()
  const { userId: requestedBy } = organisationContext.actor()
  const id = newId()
  await database()
    .insertInto('demandRuns')
    .values({ ...{ id, organisationId, requestedBy }, scope: json(scope), problem: json(problem) })
    .execute()
  await record({ action: 'demand.request_run', entity: 'labour_model_run', entityId: id, after: { scope } })
  announceDemand('runs')
  organisationContext.afterCommit(() => sendModel({ organisationId, data: { runId: id, problem } }))
  return modelRunOf(await findModelRun(id))
}
