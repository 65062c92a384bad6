import { organisationContext, rows } from '#app/core/organisation_context'
import { FailBatch } from '#app/exports/actions/fail_batch'
import { enqueueBatch } from '#app/exports/exports_queue'

/**
 * Puts right what a lost message or a dead process left behind: a batch that makes no progress is handed out again,
 * which the queue ignores while it still has it; one that is long overdue is failed, so that no user waits for ever.
 */
export class SweepBatches {
  async handle(): Promise<void> {
    const overdue = await rows<{ id: string }>(
      `select id from export_batches where state in ('requested', 'running') and created_at < now() - interval '15 minutes'
       for update skip locked`
    )
    for (const { id } of overdue) await new FailBatch().handle(id, 'exports.failed')

    const { id: organisationId } = organisationContext.current()
    const still = await rows<{ id: string }>(
      `update export_batches set updated_at = now()
       where state in ('requested', 'running') and updated_at < now() - interval '1 minute' returning id`
    )
    for (const { id } of still)
      organisationContext.afterCommit(() => enqueueBatch({ batchId: id, organisationId }))
  }
}
