import { DomainError, notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import { containing } from '#app/core/http/collation'
import { rows } from '#app/core/organisation_context'
import type { DeliveryState, NoticeChannel, NoticeDelivery } from '#contracts/notifications'

type Row = Omit<NoticeDelivery, 'createdAt' | 'dueAt' | 'sentAt'> & {
  created_at: Date
  due_at: Date
  sent_at: Date | null
}
type Filter = PageQuery & { state?: DeliveryState; channel?: NoticeChannel; search?: string }

const source = `notification_deliveries d join notifications n on n.id = d.notification_id
  join employees e on e.id = n.employee_id`

/** How messages of the organisation travelled, the newest first. */
export async function deliveryLog({ page, pageSize, ...filter }: Filter) {
  const { sql, bindings } = conditions(filter)
  const found = await rows<Row>(
    `select d.id, d.channel, n.kind, n.employee_id as "employeeId", e.name, e.surname, d.state, d.attempts,
       d.last_error as "lastError", d.created_at, d.due_at, d.sent_at
     from ${source} where ${sql} order by d.created_at desc, d.id desc limit ? offset ?`,
    [...bindings, pageSize, (page - 1) * pageSize]
  )
  const [count] = await rows<{ total: number }>(
    `select count(*)::int as total from ${source} where ${sql}`,
    bindings
  )
  return { items: found.map(deliveryOf), total: count!.total }
}

function conditions({ state, channel, search }: Omit<Filter, keyof PageQuery>) {
  const parts: [sql: string, ...bindings: string[]][] = [['true']]
  if (state) parts.push(['d.state = ?', state])
  if (channel) parts.push(['d.channel = ?', channel])
  for (const word of search?.split(/\s+/).filter(Boolean) ?? [])
    parts.push(['(e.name ilike ? or e.surname ilike ?)', containing(word), containing(word)])
  return {
    sql: parts.map(([sql]) => sql).join(' and '),
    bindings: parts.flatMap(([, ...bindings]) => bindings),
  }
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
