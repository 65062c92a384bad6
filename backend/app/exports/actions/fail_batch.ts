import { rows } from '#app/core/organisation_context'
import type { DomainErrorCode } from '#contracts/errors'
import { tellProgress } from '#app/exports/actions/tell_progress'

/** Ends a batch that brought no file; one that has ended already stays as it is. */
export class FailBatch {
  async handle(batchId: string, code: DomainErrorCode): Promise<void> {
    const [failed] = await rows<{ progress: number }>(
      `update export_batches set state = 'failed', failure_code = ?, finished_at = now(), updated_at = now()
       where id = ? and state in ('requested', 'running') returning progress`,
      [code, batchId]
    )
    if (failed) tellProgress({ batchId, state: 'failed', progress: failed.progress })
  }
}
