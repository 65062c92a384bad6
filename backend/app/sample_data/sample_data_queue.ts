import { queues } from '#app/core/queue/queues'

export const sampleDataQueue = 'sample_data'
/** Including the first. */
export const sampleDataAttempts = 3

/** Hands the filling to the jobs process; once more is harmless while it waits or runs. */
export async function enqueueSampleData(organisationId: string, setId: string): Promise<void> {
  await queues.add(
    sampleDataQueue,
    { organisationId, data: { setId } },
    { jobId: setId, attempts: sampleDataAttempts }
  )
}
