import { DomainError, notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import { rows } from '#app/core/organisation_context'
import type { DeliveryState, NoticeDelivery } from '#contracts/notifications'

type Row = Omit<NoticeDelivery, 'createdAt' | 'dueAt' | 'sentAt'> & {
  created_at: Date
  due_at: Date
  sent_at: Date | null
}
type Filter = PageQuery & { state?: DeliveryState }

/** How messages of the organisation travelled, the newest first. */
export async function deliveryLog({ page, pageSize, state }: Filter) {
  const found = await rows<Row>(
    `select d.id, d.channel, n.kind, n.employee_id as "employeeId", d.state, d.attempts, d.last_error as "lastError",
       d.created_at, d.due_at, d.sent_at
     from notification_deliveries d join notifications n on n.id = d.notification_id
     where ?::text is null or d.state = ? order by d.created_at desc, d.id desc limit ? offset ?`,
    [state ?? null, state ?? null, pageSize, (page - 1) * pageSize]
  )
  const [count] = await rows<{ total: number }>(
    'select count(*)::int as total from notification_deliveries where ?::text is null or state = ?',
    [state ?? null, state ?? null]
  )
  return { items: found.map(deliveryOf), total: count!.total }
}

const deliveryOf = ({ created_at, due_at, sent_at, ...row }: Row): NoticeDelivery => ({
  ...row,
  createdAt: created_at.toISOString(),
  dueAt: due_at.toISOString(),
  sentAt: sent_at?.toISOString() ?? null,
})

/**
 * Sends once more what came to an end, to where the person is reached now.
 *
 * @throws core.not_found
 * @throws notifications.still_on_its_way
 */
export async function repeatDelivery(id: string): Promise<void> {
  const [found] = await rows<{ state: DeliveryState }>(
    'select state from notification_deliveries where id = ? for update',
    [id]
  )
  if (!found) throw notFound({ deliveryId: id })
  if (found.state === 'waiting' || found.state === 'handed')
    throw new DomainError('notifications.still_on_its_way')
  await rows(
    `update notification_deliveries set state = 'waiting', attempts = 0, due_at = now(), mail_id = null, reached = '{}',
       last_error = null, sent_at = null, updated_at = now() where id = ?`,
    [id]
  )
}
