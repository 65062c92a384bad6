import { queues } from '#app/core/queue/queues'

export const erasuresQueue = 'metric_erasures'

/** Hands the erasing of a deleted metric to the jobs process; once more is harmless while it waits or runs. */
export async function enqueueErasure(organisationId: string, metricId: string): Promise<void> {
  await queues.add(erasuresQueue, { organisationId, data: { metricId } }, { jobId: metricId })
}
