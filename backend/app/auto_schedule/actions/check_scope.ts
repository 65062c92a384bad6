import { preflight } from '@shiftloom/solver/roster/preflight'
import { planScope } from '#app/auto_schedule/actions/plan_scope'
import { requireMissing } from '#app/auto_schedule/actions/require_repair'
import { buildProblem } from '#app/auto_schedule/snapshot/build_problem'
import type { Preflight, RunGoals, RunRepair, RunScope } from '#contracts/auto_schedule'

/** Whether a plan can exist does not depend on what it should favour. */
const noGoals: RunGoals = { coverage: 100, fairness: 0, preferences: 0, stability: 0, cost: 0 }

/** Looks for obstacles to an automatic schedule before a planner waits for one. */
export async function checkScope(asked: RunScope, repair: RunRepair[] | null = null): Promise<Preflight> {
  const scope = await planScope(asked)
  await requireMissing(repair ?? [])
  const problem = await buildProblem({ scope, repair, goals: noGoals, seed: 0, budgetMs: 0, seesCost: false })
  const { findings, ...figures } = preflight(problem)
  return { ...figures, findings: [...findings] }
}
