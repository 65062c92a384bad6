import { database } from '#app/core/database/database'
import type { MessageInBrief } from '#app/notifications/actions/notify'
import type { NoticeChannel } from '#contracts/notifications'

/** A delivery that is due, with what it carries. */
export type PendingDelivery = MessageInBrief & {
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

const waiting = () => database().selectFrom('notificationDeliveries as d').where('d.state', '=', 'waiting')

/** Those whose time has come, the longest waiting first. */
export async function dueDeliveries(now: Date): Promise<string[]> {
  const found = await waiting()
    .select('id')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most)
    .execute()
  return found.map(({ id }) => id)
}

/** Takes one for this unit of work; nothing when another worker has it or it is done. */
export const takeDelivery = (id: string): Promise<PendingDelivery | undefined> =>
  waiting()
    .innerJoin('notifications as n', 'n.id', 'd.notificationId')
    .select(['d.id', 'd.notificationId', 'n.employeeId', 'n.kind', 'n.data', 'd.channel'])
    .select(['d.attempts', 'd.reached'])
    .where('d.id', '=', id)
    .forUpdate('d')
    .skipLocked()
    .$narrowType<MessageInBrief>()
    .executeTakeFirst()

/** When the next one that waits is due. */
export async function nextDue(): Promise<Date | null> {
  const { at } = await waiting()
    .select(({ fn }) => fn.min<Date | null>('dueAt').as('at'))
    .executeTakeFirstOrThrow()
  return at
}
