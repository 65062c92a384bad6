import { queues } from '#app/core/queue/queues'

export const importsQueue = 'imports'
/** Including the first. */
export const importAttempts = 3

type Asked = { importId: string; organisationId: string; step: string }

/** Hands a step of an import to the jobs process; once more is harmless while it waits or runs. */
export async function enqueueImport({ importId, organisationId, step }: Asked): Promise<void> {
  await queues.add(
    importsQueue,
    { organisationId, data: { importId } },
    { jobId: `${importId}-${step}`, attempts: importAttempts }
  )
}
