import logger from '@adonisjs/core/services/logger'
import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import type { RosterResult } from '@shiftloom/solver/roster/result'
import type { ResultJob } from '@shiftloom/solver/worker/jobs'
import { database, json, now } from '#app/core/database/database'
import { failRun } from '#app/auto_schedule/actions/fail_run'
import { tellRunState } from '#app/auto_schedule/actions/tell_run_state'
import { withCostReasons } from '#app/auto_schedule/proposal/cost_reasons'
import { JudgedFigures } from '#app/auto_schedule/proposal/judged_figures'
import { namedByFigures } from '#app/auto_schedule/proposal/named_by_figures'
import { proposalOf, type Judged } from '#app/auto_schedule/proposal/proposal_of'
import type { Alternative } from '#app/auto_schedule/proposal/variants'
import { unansweredStates } from '#app/auto_schedule/queries/find_run'
import { storeProposal } from '#app/auto_schedule/queries/proposals'

type Solved = Extract<ResultJob['data'], { result: unknown }>
type Failed = Extract<ResultJob['data'], { failure: unknown }>
/** What the solver sends when it is done with a run; a solver of another version may leave parts out. */
type SolverAnswer = Pick<Solved, 'runId'> & Partial<Solved> & Partial<Failed>

/** Turns the solver's answer into proposals; an answer that comes twice, or too late, changes nothing. */
export async function storeAnswer({ runId, result, alternatives = [] }: SolverAnswer): Promise<void> {
  const run = await database()
    .selectFrom('autoScheduleRuns')
    .select(['problem', 'scope', 'goals', 'alternatives'])
    .where('id', '=', runId)
    .where('state', 'in', unansweredStates)
    .forUpdate()
    .executeTakeFirst()
  if (!run) return
  const { problem, goals } = run
  const asked = result ? proposalOf(problem, result, { key: 'asked', goals }) : null
  if (!asked) return failRun(runId)
  const found = new Map(alternatives.map((one) => [one.key, one.result]))
  const judged = [asked, ...run.alternatives.flatMap((one) => beside(runId, problem, one, found))]
  const count = await JudgedFigures.read(
    run.scope,
    problem.shifts.map(({ id }) => id),
    { priced: problem.people.some(({ rates }) => rates) }
  )
  const counted = judged.map(({ proposal, dropped }) => {
    const dearerWith = count.costsIn(proposal.changes)
    const explained = dearerWith ? withCostReasons(problem, proposal, dearerWith) : proposal
    return { proposal: count.of(explained, proposal.changes), dropped }
  })
  for (const { key, plan } of namedByFigures(counted, ({ proposal }) => proposal)) {
    const { proposal, dropped } = plan
    if (dropped.length > 0)
      logger.error({ runId, variant: key, dropped }, 'the solver proposed changes that break blocking rules')
    await storeProposal(runId, { ...proposal, key })
  }
  await database()
    .updateTable('autoScheduleRuns')
    .set({ state: 'proposed', figuresBefore: json(count.before(asked.figuresBefore)) })
    .set({ finishedAt: now })
    .where('id', '=', runId)
    .execute()
  tellRunState(runId, 'proposed')
}

/** A variant that was not found, or does not fit, is not offered; the others are. */
function beside(
  runId: string,
  problem: RosterProblem,
  { key, goals }: Alternative,
  found: ReadonlyMap<string, RosterResult>
): Judged[] {
  const result = found.get(key)
  const judged = result && proposalOf(problem, result, { key, goals })
  if (!judged) logger.warn({ runId, variant: key }, 'the solver brought no plan for a variant')
  return judged ? [judged] : []
}
