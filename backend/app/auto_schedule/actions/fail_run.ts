import { rows } from '#app/core/organisation_context'
import { tellRunState } from '#app/auto_schedule/actions/tell_run_state'
import type { DomainErrorCode } from '#contracts/errors'

const failureCode: DomainErrorCode = 'scheduling.generation_failed'

/** Ends a run that brought no proposal; one that has ended already stays as it is. */
export class FailRun {
  async handle(runId: string): Promise<void> {
    const failed = await rows(
      `update auto_schedule_runs set state = 'failed', failure_code = ?, finished_at = now(), updated_at = now()
       where id = ? and state in ('requested', 'running') returning id`,
      [failureCode, runId]
    )
    if (failed.length > 0) tellRunState(runId, 'failed')
  }
}
