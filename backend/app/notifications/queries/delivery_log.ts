import { countOf } from '#app/core/database/count_of'
import { database, now } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import { containing } from '#app/core/http/collation'
import type { DeliveryState, NoticeChannel, NoticeDelivery } from '#contracts/notifications'

type Filter = PageQuery & { state?: DeliveryState; channel?: NoticeChannel; search?: string }

/** How messages of the organisation travelled, the newest first. */
export async function deliveryLog({ page, pageSize, ...filter }: Filter) {
  const wanted = deliveries(filter)
  const found = await wanted
    .select(['d.id', 'd.channel', 'n.kind', 'n.employeeId', 'e.name', 'e.surname', 'd.state', 'd.attempts'])
    .select(['d.lastError', 'd.createdAt', 'd.dueAt', 'd.sentAt'])
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const items = found.map((row): NoticeDelivery => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }))
  return { items, total: await countOf(wanted) }
}

function deliveries({ state, channel, search }: Omit<Filter, keyof PageQuery>) {
  let found = database()
    .selectFrom('notificationDeliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notificationId')
    .innerJoin('employees as e', 'e.id', 'n.employeeId')
  if (state) found = found.where('d.state', '=', state)
  if (channel) found = found.where('d.channel', '=', channel)
  for (const word of search?.split(/\s+/).filter(Boolean) ?? [])
    found = found.where((eb) =>
      eb.or([eb('e.name', 'ilike', containing(word)), eb('e.surname', 'ilike', containing(word))])
    )
  return found
}

/**
 * Sends once more what came to an end, to where the person is reached now.
 *
 * @throws core.not_found
 * @throws notifications.still_on_its_way
 */
export async function repeatDelivery(id: string): Promise<void> {
  const { state } = await database()
    .selectFrom('notificationDeliveries')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound({ deliveryId: id }))
  if (state === 'waiting' || state === 'handed') throw new DomainError('notifications.still_on_its_way')
  await database()
    .updateTable('notificationDeliveries')
    .set({ state: 'waiting', attempts: 0, dueAt: now, mailId: null, reached: [] })
    .set({ lastError: null, sentAt: null })
    .where('id', '=', id)
    .execute()
}
