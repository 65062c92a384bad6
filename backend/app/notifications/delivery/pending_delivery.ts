import { rows } from '#app/core/organisation_context'
import type { Message } from '#app/notifications/actions/notify'
import type { NoticeChannel } from '#contracts/notifications'

/** A delivery that is due, with what it carries. */
export type PendingDelivery = Message & {
  id: string
  notificationId: string
  employeeId: string
  channel: NoticeChannel
  attempts: number
  /** Devices that have it already. */
  reached: string[]
}

/** What came of an attempt. */
export type Outcome =
  | { state: 'handed'; mailId: string }
  | { state: 'sent'; reached: string[] }
  | { state: 'dropped'; code: string }
  | { state: 'failed'; code: string; reached: string[] }

const most = 500

/** Those whose time has come, the longest waiting first. */
export async function dueDeliveries(now: Date): Promise<string[]> {
  const found = await rows<{ id: string }>(
    `select id from notification_deliveries where state = 'waiting' and due_at <= ? order by due_at, id limit ?`,
    [now, most]
  )
  return found.map(({ id }) => id)
}

/** Takes one for this unit of work; nothing when another worker has it or it is done. */
export async function takeDelivery(id: string): Promise<PendingDelivery | undefined> {
  const [delivery] = await rows<PendingDelivery>(
    `select d.id, d.notification_id as "notificationId", n.employee_id as "employeeId", n.kind, n.data, d.channel,
       d.attempts, d.reached
     from notification_deliveries d join notifications n on n.id = d.notification_id
     where d.id = ? and d.state = 'waiting' for update of d skip locked`,
    [id]
  )
  return delivery
}

/** When the next one that waits is due. */
export async function nextDue(): Promise<Date | null> {
  const [next] = await rows<{ at: Date | null }>(
    `select min(due_at) as at from notification_deliveries where state = 'waiting'`
  )
  return next?.at ?? null
}
