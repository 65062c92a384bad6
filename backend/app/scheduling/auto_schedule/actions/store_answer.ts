import logger from '@adonisjs/core/services/logger'
import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import type { RosterResult } from '@shiftloom/solver/roster/result'
import { rows } from '#app/core/organisation_context'
import { FailRun } from '#app/scheduling/auto_schedule/actions/fail_run'
import { tellRunState } from '#app/scheduling/auto_schedule/actions/tell_run_state'
import { proposalOf, type Judged } from '#app/scheduling/auto_schedule/proposal/proposal_of'
import type { Alternative } from '#app/scheduling/auto_schedule/proposal/variants'
import { storeProposal } from '#app/scheduling/auto_schedule/queries/proposals'
import type { RunGoals } from '#contracts/schedule'

/** What the solver sends when it is done with a run; of the alternatives those that were found. */
export type SolverAnswer = {
  runId: string
  result?: RosterResult
  alternatives?: readonly { key: string; result: RosterResult }[]
  failure?: unknown
}
type Question = { problem: RosterProblem; goals: RunGoals; alternatives: Alternative[] }

/** Turns the solver's answer into proposals; an answer that comes twice, or too late, changes nothing. */
export class StoreAnswer {
  async handle({ runId, result, alternatives = [] }: SolverAnswer): Promise<void> {
    const [run] = await rows<Question>(
      `select problem, goals, alternatives from auto_schedule_runs
       where id = ? and state in ('requested', 'running') for update`,
      [runId]
    )
    if (!run) return
    const { problem, goals } = run
    const asked = result ? proposalOf(problem, result, { key: 'asked', goals }) : null
    if (!asked) return new FailRun().handle(runId)
    const found = new Map(alternatives.map((one) => [one.key, one.result]))
    const judged = [asked, ...run.alternatives.flatMap((one) => this.#beside(runId, problem, one, found))]
    for (const { proposal, dropped } of judged) {
      if (dropped.length > 0)
        logger.error(
          { runId, variant: proposal.key, dropped },
          'the solver proposed changes that break blocking rules'
        )
      await storeProposal(runId, proposal)
    }
    await rows(
      `update auto_schedule_runs set state = 'proposed', figures_before = ?::jsonb, finished_at = now(), updated_at = now()
       where id = ?`,
      [JSON.stringify(asked.figuresBefore), runId]
    )
    tellRunState(runId, 'proposed')
  }

  /** A variant that was not found, or does not fit, is not offered; the others are. */
  #beside(
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
}
