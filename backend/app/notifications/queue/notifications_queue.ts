import { queues } from '#app/core/queue/queues'
import env from '#start/env'

export const notificationsQueue = 'notifications'

/** How long a message of the schedule waits for what else is published. */
export const digestSeconds = (): number => env.get('NOTIFICATION_DIGEST_SECONDS') ?? 180

/** Wake-ups of one organisation are gathered into steps of this length. */
const stepMs = 2_000

/** Schedules delivery of the organisation's notifications due at that time. The log itself says which they are. */
export async function wake(organisationId: string, dueAt: Date): Promise<void> {
  // Always later than what is due: nothing falls between a wake-up that runs already and the next.
  const at = (Math.floor(dueAt.getTime() / stepMs) + 1) * stepMs
  await queues.add(
    notificationsQueue,
    { organisationId, data: {} },
    { jobId: `${organisationId}-${at}`, delayMs: Math.max(0, at - Date.now()) }
  )
}
