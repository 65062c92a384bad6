import { randomInt } from 'node:crypto'
import { record } from '#app/core/audit/record'
import { database, json } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { planScope } from '#app/auto_schedule/actions/plan_scope'
import { requireMissing, requireRepair } from '#app/auto_schedule/actions/require_repair'
import { sendToSolver } from '#app/auto_schedule/solver_queue'
import { alternativesOf, isAboutCost } from '#app/auto_schedule/proposal/variants'
import { findRun, openRunAt, type RunRow } from '#app/auto_schedule/queries/find_run'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import type { RunGoals, RunRepair, RunScope, VariantKey } from '#contracts/auto_schedule'

export type RequestRunInput = {
  scope: RunScope
  goals: RunGoals
  budgetMs: number
  seesCost: boolean
  /** What else to search from the same snapshot; `asked` is always searched. */
  variants?: readonly VariantKey[]
  /** Who cannot come; empty: open shifts are filled and everything else stays where it can. */
  repair?: RunRepair[]
}

const SEEDS = 2 ** 31 - 1

/**
 * Asks for an automatic schedule: stores what is to be decided as it is now and hands it to the solver.
 *
 * @throws scheduling.cost_goal_not_allowed for the goal and for the cheapest variant
 * @throws core.not_found for people who cannot come and do not exist
 * @throws scheduling.range_reversed
 * @throws scheduling.nothing_to_repair when no shift has to be given away and none is open
 * @throws scheduling.run_already_open with `runId`, when one of the locations has an unfinished run
 * @throws scheduling.no_shifts_to_plan
 * @throws scheduling.no_people_to_plan
 */
export async function requestRun(input: RequestRunInput): Promise<RunRow> {
  const { goals, budgetMs, seesCost, repair = null } = input
  const alternatives = alternativesOf(input.variants ?? [], goals)
  const wantsCost = goals.cost > 0 || alternatives.some(({ key }) => isAboutCost(key))
  if (wantsCost && !seesCost) throw new DomainError('scheduling.cost_goal_not_allowed')
  const scope = await planScope(input.scope)
  await requireMissing(repair ?? [])
  await claim(scope)
  const seed = randomInt(SEEDS)
  const problem = await buildProblem({ scope, repair, goals, seed, budgetMs, seesCost })
  if (repair) requireRepair(problem, repair)
  if (problem.shifts.length === 0) throw new DomainError('scheduling.no_shifts_to_plan')
  if (problem.people.length === 0) throw new DomainError('scheduling.no_people_to_plan')

  const { id: organisationId, actor } = organisationContext.current()
  const id = newId()
  await database()
    .insertInto('autoScheduleRuns')
    .values({
      ...{
        id,
        organisationId,
        requestedBy: actor!.userId,
        budgetMs,
        seed,
        scope: json(scope),
        goals: json(goals),
      },
      ...{ problem: json(problem), alternatives: json(alternatives), repair: repair && json(repair) },
    })
    .execute()
  const variants = alternatives.map(({ key }) => key)
  await record({
    action: 'scheduling.request_run',
    entity: 'auto_schedule_run',
    entityId: id,
    after: { scope, goals, budgetMs, variants, repair, shifts: problem.shifts.length },
  })
  organisationContext.afterCommit(() =>
    sendToSolver({ organisationId, data: { runId: id, problem, alternatives } })
  )
  return findRun(id)
}

/** Requests of one organisation queue up here, so two planners cannot both find the location free. */
async function claim({ locationIds }: RunScope): Promise<void> {
  await takeTurns('scheduling.auto_schedule')
  const runId = await openRunAt(locationIds)
  if (runId) throw new DomainError('scheduling.run_already_open', { runId })
}
