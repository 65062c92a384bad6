import { database, now } from '#app/core/database/database'
import type { Outcome } from '#app/notifications/delivery/pending_delivery'

/** Minutes until the next attempt, by how many were made; after the last one it has failed. */
const pausesMinutes = [1, 5, 15, 60, 180, 360, 720]

/** Notes what an attempt came to, and when the next one is made. */
export async function recordOutcome(
  { id, attempts }: { id: string; attempts: number },
  outcome: Outcome,
  at: Date
): Promise<void> {
  const update = database().updateTable('notificationDeliveries').set({ updatedAt: now }).where('id', '=', id)
  if (outcome.state === 'handed')
    return void (await update.set({ state: 'handed', mailId: outcome.mailId }).execute())
  const pause = outcome.state === 'failed' ? pausesMinutes[attempts] : undefined
  await update
    .set({
      state: pause === undefined ? outcome.state : 'waiting',
      attempts: attempts + 1,
      lastError: 'code' in outcome ? outcome.code : null,
      reached: outcome.state === 'dropped' ? [] : outcome.reached,
      sentAt: outcome.state === 'sent' ? now : null,
      ...(pause !== undefined && { dueAt: new Date(at.getTime() + pause * 60_000) }),
    })
    .execute()
}
