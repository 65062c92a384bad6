import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { enqueueErasure } from '#app/demand/metrics/erasures_queue'

/** Queues again what a dead process left behind. */
export async function sweepErasures(): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const left = await database()
    .selectFrom('demandMetrics')
    .select('id')
    .where('deletedAt', 'is not', null)
    .execute()
  for (const { id } of left) organisationContext.afterCommit(() => enqueueErasure(organisationId, id))
}
