import logger from '@adonisjs/core/services/logger'
import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import type { RosterResult } from '@shiftloom/solver/roster/result'
import { rows } from '#app/core/organisation_context'
import { FailRun } from '#app/scheduling/auto_schedule/actions/fail_run'
import { tellRunState } from '#app/scheduling/auto_schedule/actions/tell_run_state'
import { proposalOf } from '#app/scheduling/auto_schedule/proposal/proposal_of'

/** What the solver sends when it is done with a run. */
export type SolverAnswer = { runId: string; result?: RosterResult; failure?: unknown }

/** Turns the solver's answer into a proposal; an answer that comes twice, or too late, changes nothing. */
export class StoreAnswer {
  async handle({ runId, result }: SolverAnswer): Promise<void> {
    const [run] = await rows<{ problem: RosterProblem }>(
      `select problem from auto_schedule_runs where id = ? and state in ('requested', 'running') for update`,
      [runId]
    )
    if (!run) return
    const judged = result ? proposalOf(run.problem, result) : null
    if (!judged) return new FailRun().handle(runId)
    if (judged.dropped.length > 0)
      logger.error(
        { runId, dropped: judged.dropped },
        'the solver proposed changes that break blocking rules'
      )
    await rows(
      `update auto_schedule_runs set state = 'proposed', result = ?::jsonb, finished_at = now(), updated_at = now()
       where id = ?`,
      [JSON.stringify(judged.proposal), runId]
    )
    tellRunState(runId, 'proposed')
  }
}
