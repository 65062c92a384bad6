import { queues } from '#app/core/queue/queues'

export const exportsQueue = 'exports'
/** Including the first. */
export const exportAttempts = 3

/** Hands a batch to the jobs process; once more is harmless while it waits or runs. */
export async function enqueueBatch({ batchId, organisationId }: { batchId: string; organisationId: string }) {
  await queues.add(
    exportsQueue,
    { organisationId, data: { batchId } },
    { jobId: batchId, attempts: exportAttempts }
  )
}
