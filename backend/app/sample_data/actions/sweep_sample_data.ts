import { organisationContext, rows } from '#app/core/organisation_context'
import { enqueueSampleData } from '#app/sample_data/sample_data_queue'

/** Queues again what a dead process left behind: it has written nothing, so it starts over. */
export async function sweepSampleData(): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const still = await rows<{ id: string }>(
    `update sample_data_sets set updated_at = now()
     where state in ('requested', 'running') and updated_at < now() - interval '1 minute' returning id`
  )
  for (const { id } of still) organisationContext.afterCommit(() => enqueueSampleData(organisationId, id))
}
