import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database, now } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { hubs } from '#app/core/hubs/hubs'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { findEmployees, type FoundEmployee } from '#app/organisation/public/find_employees'
import {
  mergeNews,
  saysNothing,
  type ScheduleInBrief,
  type ScheduleMessage,
} from '#app/notifications/news/merge_news'
import { digestSeconds, wake } from '#app/notifications/queue/notifications_queue'
import { chosenNotices } from '#app/notifications/queries/chosen_notices'
import { usersWithDevices } from '#app/notifications/push/subscriptions'
import type {
  AccountNews,
  DeputyNews,
  ModelNews,
  NoticeChannel,
  OpenShiftNews,
  RequestNews,
  SwapNews,
  TimeNews,
  WaitingNews,
} from '#contracts/notifications'

type AccountMessage = { kind: 'account'; data: AccountNews }
type RequestMessage = { kind: 'request_status'; data: RequestNews }
type WaitingMessage = { kind: 'request_waits'; data: WaitingNews }
type DeputyMessage = { kind: 'request_deputy'; data: DeputyNews }
type SwapMessage = { kind: 'swap'; data: SwapNews }
type OpenShiftMessage = { kind: 'open_shift'; data: OpenShiftNews }
type TimeMessage = { kind: 'time_registration'; data: TimeNews }
type ModelMessage = { kind: 'labour_model'; data: ModelNews }
type AskedMessage = RequestMessage | WaitingMessage | DeputyMessage | SwapMessage | OpenShiftMessage
type Message = ScheduleMessage | AskedMessage | TimeMessage | AccountMessage | ModelMessage
export type MessageInBrief = ScheduleInBrief | AskedMessage | TimeMessage | AccountMessage
/** `event` identifies what happened: each person is notified once, however often it is announced. */
export type News = { employeeId: string; event: string; message: Message }

/** News of the schedule is collected for a while; all other news leaves at once. */
const isCollected = ({ kind }: { kind: Message['kind'] }): boolean =>
  kind === 'new_schedule' || kind === 'updated_schedule'

type Stored = Awaited<ReturnType<typeof messagesOf>>[number]
type Written = Pick<Stored, 'id' | 'employeeId' | 'kind' | 'data' | 'entries' | 'events'> & {
  channels: NoticeChannel[]
}

/**
 * Notifies each person: one message in the product, and deliveries by the channels they chose. What follows within the
 * digest window joins the message that is open, which is unread again; its mail leaves when the window closes.
 */
export async function notify(news: News[]): Promise<void> {
  // Two publications may be announced at once: the second has to see the first one's message.
  await takeTurns('notifications')
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
  const waitSeconds = written.some((message) => !isCollected(message)) ? 0 : digestSeconds()
  if (written.some(({ channels }) => channels.length > 0))
    organisationContext.afterCommit(() => wake(id, new Date(Date.now() + waitSeconds * 1000)))
}

/** Messages that are still open, and those that already report the same events. */
const messagesOf = (news: News[]) =>
  database()
    .selectFrom('notifications')
    // Account news has no entries, and neither have messages of an earlier version.
    .select(['id', 'employeeId', 'kind', 'data', 'entries', 'events'])
    .select((eb) => [
      sql<boolean>`coalesce(${eb.ref('openUntil')} > now(), false)`.as('isOpen'),
      eb('readAt', 'is not', null).$castTo<boolean>().as('isRead'),
    ])
    .where('employeeId', '=', anyOf(news.map(({ employeeId }) => employeeId)))
    .where((eb) =>
      eb.or([eb('openUntil', '>', now), eb('events', '&&', eb.val(news.map(({ event }) => event)))])
    )
    .$narrowType<{ kind: Message['kind'] }>()
    .execute()

function messageFor({ employeeId, event, message }: News, own: Stored[], channels: NoticeChannel[]): Written {
  const open = own.find((one) => one.isOpen && isCollected(one) && one.entries !== null)
  if (!open || !('entries' in message))
    return { id: newId(), employeeId, entries: null, ...message, events: [event], channels }
  const merged = mergeNews(open as ScheduleMessage, message)
  return { id: open.id, employeeId, ...merged, events: [...open.events, event], channels }
}

/** In the end nothing is different from before. */
const isAsBefore = ({ kind, data }: Pick<Written, 'kind' | 'data'>): boolean =>
  isCollected({ kind }) && saysNothing(data as ScheduleMessage['data'])

/** Nothing is different, and the person has not read that anything would be: there is nothing to report. */
const isVoid = (message: Written, own: Stored[]): boolean =>
  isAsBefore(message) && own.some(({ id, isRead }) => id === message.id && !isRead)

/** Their deliveries, none of which has left before the window closes, go with them. */
const forget = (ids: string[]) =>
  database().deleteFrom('notifications').where('id', '=', anyOf(ids)).execute()

/** No mail says that nothing changed; people who read the news in the product read there that it was withdrawn. */
const withholdDeliveries = (written: Written[]) =>
  database()
    .deleteFrom('notificationDeliveries')
    .where('notificationId', '=', anyOf(written.map(({ id }) => id)))
    .where('state', '=', 'waiting')
    .execute()

/** News of the own account goes by mail, whatever was chosen: its owner has to learn of a stranger. */
function channelsOf(person: FoundEmployee, kind: Message['kind'], withDevices: Set<string>): NoticeChannel[] {
  // The requester of a run returns to the product for its result.
  if (kind === 'labour_model') return []
  const notice = switchOf(kind)
  const wanted =
    notice === 'account'
      ? { mail: true, mobile: false }
      : chosenNotices(person.notificationPreferences)[notice]
  const reachable = {
    mail: person.email !== null,
    mobile: person.userId !== null && withDevices.has(person.userId),
  }
  return (['mail', 'mobile'] as const).filter((channel) => wanted[channel] && reachable[channel])
}

/** Swaps and open shifts change one's schedule; requests one decides on, and in whose place, go by the switch of one's own. */
function switchOf(kind: Exclude<Message['kind'], 'labour_model'>) {
  if (kind === 'swap' || kind === 'open_shift') return 'updated_schedule'
  return kind === 'request_waits' || kind === 'request_deputy' ? 'request_status' : kind
}

const store = (written: Written[]) =>
  sql`insert into notifications (id, organisation_id, employee_id, kind, data, entries, events, open_until)
    select id, ${organisationContext.current().id}, "employeeId", kind, data, entries, events,
      case when kind in ('new_schedule', 'updated_schedule') then now() + make_interval(secs => ${digestSeconds()}) end
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as r (id uuid, "employeeId" uuid, kind text, data jsonb, entries jsonb, events text[])
    on conflict (id) do update set kind = excluded.kind, data = excluded.data, entries = excluded.entries, events = excluded.events,
      told_at = now(), read_at = null`.execute(database())

/** Deliveries wait until the message is complete; one that joined has some already. */
async function addDeliveries(written: Written[]): Promise<void> {
  const added = written
    .filter((message) => !isAsBefore(message))
    .flatMap(({ id, channels }) => channels.map((channel) => ({ id: newId(), notificationId: id, channel })))
  await sql`insert into notification_deliveries (id, organisation_id, notification_id, channel, due_at)
    select d.id, n.organisation_id, n.id, d.channel, coalesce(n.open_until, now())
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as d (id uuid, "notificationId" uuid, channel text)
    join notifications n on n.id = d."notificationId"
    on conflict (organisation_id, notification_id, channel) do nothing`.execute(database())
}
