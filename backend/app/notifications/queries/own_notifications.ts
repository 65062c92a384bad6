import { notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import { rows } from '#app/core/organisation_context'
import type { AppNotification } from '#contracts/notifications'

type Row = Pick<AppNotification, 'id' | 'kind' | 'data'> & { told_at: Date; read_at: Date | null }

/** A user's notifications, newest first; none for non-employees. */
export async function ownNotifications(employeeId: string | null, { page, pageSize }: PageQuery) {
  const found = await rows<Row>(
    `select id, kind, data, told_at, read_at from notifications where employee_id = ?
     order by told_at desc, id desc limit ? offset ?`,
    [employeeId, pageSize, (page - 1) * pageSize]
  )
  const [count] = await rows<{ total: number }>(
    'select count(*)::int as total from notifications where employee_id = ?',
    [employeeId]
  )
  return { items: found.map(notificationOf), total: count!.total }
}

const notificationOf = ({ id, kind, data, told_at, read_at }: Row): AppNotification =>
  ({ id, kind, data, at: told_at.toISOString(), read: read_at !== null }) as AppNotification

export async function countUnread(employeeId: string | null): Promise<number> {
  const [count] = await rows<{ unread: number }>(
    'select count(*)::int as unread from notifications where employee_id = ? and read_at is null',
    [employeeId]
  )
  return count!.unread
}

/**
 * @returns whether it was unread
 * @throws core.not_found also for another user's
 */
export async function markRead(employeeId: string | null, id: string): Promise<boolean> {
  const [found] = await rows<{ read: boolean }>(
    `select read_at is not null as read from notifications where id = ? and employee_id = ? for update`,
    [id, employeeId]
  )
  if (!found) throw notFound({ notificationId: id })
  if (!found.read) await rows('update notifications set read_at = now() where id = ?', [id])
  return !found.read
}

/** @returns how many were unread */
export async function markAllRead(employeeId: string | null): Promise<number> {
  const changed = await rows(
    'update notifications set read_at = now() where employee_id = ? and read_at is null returning id',
    [employeeId]
  )
  return changed.length
}
