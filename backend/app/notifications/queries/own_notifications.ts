import { sql } from 'kysely'
import { countOf } from '#app/core/database/count_of'
import { database, now } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import type { AppNotification } from '#contracts/notifications'

const notificationsOf = (employeeId: string | null) =>
  database().selectFrom('notifications').where('employeeId', '=', employeeId)

/** The person an alert is about, whose name is not part of the message. */
const aboutWhom = sql<string>`(n.data->>'employeeId')::uuid`

/** A user's notifications, newest first; none for non-employees. */
export async function ownNotifications(employeeId: string | null, { page, pageSize }: PageQuery) {
  const found = await database()
    .selectFrom('notifications as n')
    .leftJoin('employees as e', (join) => join.on('e.id', '=', aboutWhom))
    .select(['n.id', 'n.kind', 'n.data', 'n.toldAt', 'n.readAt', 'e.name', 'e.surname'])
    .where('n.employeeId', '=', employeeId)
    .orderBy('n.toldAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .$narrowType<Pick<AppNotification, 'kind' | 'data'>>()
    .execute()
  const items = found.map(
    ({ toldAt, readAt, name, surname, ...shown }) =>
      ({
        ...{ ...shown, at: toldAt.toISOString(), read: readAt !== null },
        person: name === null ? null : { name, surname: surname ?? '' },
      }) as AppNotification
  )
  return { items, total: await countOf(notificationsOf(employeeId)) }
}

export const countUnread = (employeeId: string | null): Promise<number> =>
  countOf(notificationsOf(employeeId).where('readAt', 'is', null))

/**
 * @returns whether it was unread
 * @throws core.not_found also for another user's
 */
export async function markRead(employeeId: string | null, id: string): Promise<boolean> {
  const { readAt } = await notificationsOf(employeeId)
    .select('readAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound({ notificationId: id }))
  if (readAt) return false
  await database().updateTable('notifications').set({ readAt: now }).where('id', '=', id).execute()
  return true
}

/** @returns how many were unread */
export async function markAllRead(employeeId: string | null): Promise<number> {
  const { numUpdatedRows } = await database()
    .updateTable('notifications')
    .set({ readAt: now })
    .where('employeeId', '=', employeeId)
    .where('readAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
