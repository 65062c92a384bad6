import { sql } from 'kysely'
import { database, now } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { enqueueSampleData } from '#app/sample_data/sample_data_queue'

/** Queues again what a dead process left behind: it has written nothing, so it starts over. */
export async function sweepSampleData(): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const still = await database()
    .updateTable('sampleDataSets')
    .set({ updatedAt: now })
    .where('state', 'in', ['requested', 'running'])
    .where('updatedAt', '<', sql<Date>`now() - interval '1 minute'`)
    .returning('id')
    .execute()
  for (const { id } of still) organisationContext.afterCommit(() => enqueueSampleData(organisationId, id))
}
