import { hubs } from '#app/core/hubs/hubs'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { findEmployees, type FoundEmployee } from '#app/organisation/public/find_employees'
import { mergeNews, saysNothing, type ScheduleMessage } from '#app/notifications/actions/merge_news'
import { digestSeconds, wake } from '#app/notifications/jobs/notifications_queue'
import { chosenNotices } from '#app/notifications/queries/chosen_notices'
import { usersWithDevices } from '#app/notifications/push/subscriptions'
import type { AccountNews, NoticeChannel } from '#contracts/notifications'

export type Message = ScheduleMessage | { kind: 'account'; data: AccountNews }
/** `event` identifies what happened: each person is notified once, however often it is announced. */
export type News = { employeeId: string; event: string; message: Message }

type Stored = {
  id: string
  employeeId: string
  kind: Message['kind']
  data: Message['data']
  /** `null` for account news, or in messages of an earlier version. */
  entries: ScheduleMessage['entries'] | null
  events: string[]
  isOpen: boolean
  isRead: boolean
}
type Written = Omit<Stored, 'isOpen' | 'isRead'> & { channels: NoticeChannel[] }

/**
 * Notifies each person: one message in the product, and deliveries by the channels they chose. What follows within the
 * digest window joins the message that is open, which is unread again; its mail leaves when the window closes.
 */
export async function notify(news: News[]): Promise<void> {
  await oneAtATime()
  const people = await findEmployees(news.map(({ employeeId }) => employeeId))
  const known = await messagesOf(news)
  const withDevices = await usersWithDevices([...people.values()].flatMap(({ userId }) => userId ?? []))
  const written: Written[] = []
  const idle: string[] = []
  for (const one of news) {
    const person = people.get(one.employeeId)
    if (!person || person.archived) continue
    const own = known.filter(({ employeeId }) => employeeId === person.id)
    if (own.some(({ events }) => events.includes(one.event))) continue
    const message = messageFor(one, own, channelsOf(person, one.message.kind, withDevices))
    if (isVoid(message, own)) idle.push(message.id)
    else written.push(message)
  }
  await forget(idle)
  await withholdDeliveries(written.filter(isAsBefore))
  if (written.length === 0 && idle.length === 0) return
  await store(written)
  await addDeliveries(written)
  const { id } = organisationContext.current()
  const userIds = news.flatMap(({ employeeId }) => people.get(employeeId)?.userId ?? [])
  organisationContext.afterCommit(() =>
    Promise.all(userIds.map((userId) => hubs.toUser('notifications', userId, 'notificationsChanged', {})))
  )
  const waitSeconds = written.some(({ kind }) => kind === 'account') ? 0 : digestSeconds()
  if (written.some(({ channels }) => channels.length > 0))
    organisationContext.afterCommit(() => wake(id, new Date(Date.now() + waitSeconds * 1000)))
}

/** Two publications may be announced at once: the second has to see the first one's message. */
const oneAtATime = () =>
  rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `notifications/${organisationContext.current().id}`,
  ])

/** Messages that are still open, and those that already report the same events. */
const messagesOf = (news: News[]): Promise<Stored[]> =>
  rows<Stored>(
    `select id, employee_id as "employeeId", kind, data, entries, events,
       coalesce(open_until > now(), false) as "isOpen", read_at is not null as "isRead"
     from notifications where employee_id = any(?::uuid[]) and (open_until > now() or events && ?::text[])`,
    [news.map(({ employeeId }) => employeeId), news.map(({ event }) => event)]
  )

function messageFor({ employeeId, event, message }: News, own: Stored[], channels: NoticeChannel[]): Written {
  const open = own.find(({ isOpen, kind, entries }) => isOpen && kind !== 'account' && entries !== null)
  if (!open || message.kind === 'account')
    return { id: newId(), employeeId, entries: null, ...message, events: [event], channels }
  const merged = mergeNews(open as ScheduleMessage, message)
  return { id: open.id, employeeId, ...merged, events: [...open.events, event], channels }
}

/** In the end nothing is different from before. */
const isAsBefore = ({ kind, data }: Pick<Written, 'kind' | 'data'>): boolean =>
  kind !== 'account' && saysNothing(data as ScheduleMessage['data'])

/** Nothing is different, and the person has not read that anything would be: there is nothing to report. */
const isVoid = (message: Written, own: Stored[]): boolean =>
  isAsBefore(message) && own.some(({ id, isRead }) => id === message.id && !isRead)

/** Their deliveries, none of which has left before the window closes, go with them. */
const forget = (ids: string[]) => rows('delete from notifications where id = any(?::uuid[])', [ids])

/** No mail says that nothing changed; people who read the news in the product read there that it was withdrawn. */
const withholdDeliveries = (written: Written[]) =>
  rows(`delete from notification_deliveries where notification_id = any(?::uuid[]) and state = 'waiting'`, [
    written.map(({ id }) => id),
  ])

/** News of the own account goes by mail, whatever was chosen: its owner has to learn of a stranger. */
function channelsOf(person: FoundEmployee, kind: Message['kind'], withDevices: Set<string>): NoticeChannel[] {
  const wanted =
    kind === 'account' ? { mail: true, mobile: false } : chosenNotices(person.notificationPreferences)[kind]
  const reachable = {
    mail: person.email !== null,
    mobile: person.userId !== null && withDevices.has(person.userId),
  }
  return (['mail', 'mobile'] as const).filter((channel) => wanted[channel] && reachable[channel])
}

const store = (written: Written[]) =>
  rows(
    `insert into notifications (id, organisation_id, employee_id, kind, data, entries, events, open_until)
     select id, ?, "employeeId", kind, data, entries, events,
       case when kind <> 'account' then now() + make_interval(secs => ?) end
     from jsonb_to_recordset(?::jsonb) as r (id uuid, "employeeId" uuid, kind text, data jsonb, entries jsonb, events text[])
     on conflict (id) do update set kind = excluded.kind, data = excluded.data, entries = excluded.entries, events = excluded.events,
       told_at = now(), read_at = null, updated_at = now()`,
    [organisationContext.current().id, digestSeconds(), JSON.stringify(written)]
  )

/** Deliveries wait until the message is complete; one that joined has some already. */
const addDeliveries = (written: Written[]) =>
  rows(
    `insert into notification_deliveries (id, organisation_id, notification_id, channel, due_at)
     select d.id, n.organisation_id, n.id, d.channel, coalesce(n.open_until, now())
     from jsonb_to_recordset(?::jsonb) as d (id uuid, "notificationId" uuid, channel text)
     join notifications n on n.id = d."notificationId"
     on conflict (organisation_id, notification_id, channel) do nothing`,
    [
      JSON.stringify(
        written
          .filter((message) => !isAsBefore(message))
          .flatMap(({ id, channels }) =>
            channels.map((channel) => ({ id: newId(), notificationId: id, channel }))
          )
      ),
    ]
  )
