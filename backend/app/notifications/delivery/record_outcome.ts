import { rows } from '#app/core/organisation_context'
import type { Outcome } from '#app/notifications/delivery/pending_delivery'

/** Minutes until the next attempt, by how many were made; after the last one it has failed. */
const pausesMinutes = [1, 5, 15, 60, 180, 360, 720]

/** Notes what an attempt came to, and when the next one is made. */
export async function recordOutcome(
  { id, attempts }: { id: string; attempts: number },
  outcome: Outcome,
  now: Date
): Promise<void> {
  if (outcome.state === 'handed')
    return void (await rows(
      `update notification_deliveries set state = 'handed', mail_id = ?, updated_at = now() where id = ?`,
      [outcome.mailId, id]
    ))
  const pause = outcome.state === 'failed' ? pausesMinutes[attempts] : undefined
  const state = pause === undefined ? outcome.state : 'waiting'
  const reached = outcome.state === 'dropped' ? [] : outcome.reached
  await rows(
    `update notification_deliveries set state = ?, attempts = ?, last_error = ?, reached = ?::uuid[],
       due_at = coalesce(?, due_at), sent_at = case when ? = 'sent' then now() end, updated_at = now() where id = ?`,
    [
      state,
      attempts + 1,
      'code' in outcome ? outcome.code : null,
      reached,
      pause === undefined ? null : new Date(now.getTime() + pause * 60_000),
      state,
      id,
    ]
  )
}
