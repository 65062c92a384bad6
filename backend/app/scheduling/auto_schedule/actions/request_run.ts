import { randomInt } from 'node:crypto'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { planScope } from '#app/scheduling/auto_schedule/actions/plan_scope'
import { sendToSolver } from '#app/scheduling/auto_schedule/jobs/solver_queue'
import { findRun, openRunAt, type RunRow } from '#app/scheduling/auto_schedule/queries/find_run'
import { buildProblem } from '#app/scheduling/auto_schedule/snapshot/build_problem'
import type { RunGoals, RunScope } from '#contracts/schedule'

export type RequestRunInput = { scope: RunScope; goals: RunGoals; budgetMs: number; seesCost: boolean }

const SEEDS = 2 ** 31 - 1

/**
 * Asks for an automatic schedule: stores what is to be decided as it is now and hands it to the solver.
 *
 * @throws scheduling.cost_goal_not_allowed
 * @throws scheduling.run_already_open with `runId`, when one of the locations has an unfinished run
 * @throws scheduling.no_shifts_to_plan
 * @throws scheduling.no_people_to_plan
 */
export class RequestRun {
  async handle({ scope: asked, goals, budgetMs, seesCost }: RequestRunInput): Promise<RunRow> {
    if (goals.cost > 0 && !seesCost) throw new DomainError('scheduling.cost_goal_not_allowed')
    const scope = await planScope(asked)
    await this.#claim(scope)
    const seed = randomInt(SEEDS)
    const problem = await buildProblem({ scope, goals, seed, budgetMs, seesCost })
    if (problem.shifts.length === 0) throw new DomainError('scheduling.no_shifts_to_plan')
    if (problem.people.length === 0) throw new DomainError('scheduling.no_people_to_plan')

    const { id: organisationId, actor } = organisationContext.current()
    const id = newId()
    await rows(
      `insert into auto_schedule_runs
         (id, organisation_id, requested_by, scope, goals, budget_ms, seed, problem)
       values (?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?::jsonb)`,
      [
        id,
        organisationId,
        actor!.userId,
        JSON.stringify(scope),
        JSON.stringify(goals),
        budgetMs,
        seed,
        JSON.stringify(problem),
      ]
    )
    const shifts = problem.shifts.length
    await record({
      action: 'scheduling.request_run',
      entity: 'auto_schedule_run',
      entityId: id,
      after: { scope, goals, budgetMs, shifts },
    })
    organisationContext.afterCommit(() => sendToSolver({ runId: id, organisationId, problem }))
    return findRun(id)
  }

  /** Requests of one organisation queue up here, so two planners cannot both find the location free. */
  async #claim({ locationIds }: RunScope): Promise<void> {
    const { id } = organisationContext.current()
    await rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`scheduling.auto_schedule/${id}`])
    const runId = await openRunAt(locationIds)
    if (runId) throw new DomainError('scheduling.run_already_open', { runId })
  }
}
