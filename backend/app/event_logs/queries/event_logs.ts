import { sql } from 'kysely'
import i18nManager from '@adonisjs/i18n/services/main'
import { listed } from '#app/core/database/listed'
import { database } from '#app/core/database/database'
import { actors } from '#app/identity/public/actors'
import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import { namesIn } from '#app/event_logs/queries/names_in'
import { furtherPeople, subjectOf } from '#app/event_logs/queries/subject_of'
import { changesOf } from '#app/core/audit/changes_of'
import { roles, type Locale } from '#contracts/enums'
import type { EventLog, EventLogDetails, EventPerson } from '#contracts/event_logs'
import type { Day } from '#contracts/schedule'

export type EventFilters = {
  /** Days on the organisation's wall clock; `until` is exclusive. */
  from?: Day
  until?: Day
  actorUserIds?: string[]
  /** `module.verb`. */
  actions?: string[]
  entities?: string[]
  entityId?: string
  /** Only what people of the provider did, in a customer's place or in their own name. */
  impersonated?: boolean
  search?: string
}
type Paging = { page: number; pageSize: number }

type Row = Awaited<ReturnType<typeof firstEvent>>

/** What happened, newest first: `e` with the people who did it, `a` and `i`. */
const events = () =>
  database()
    .selectFrom('auditEvents as e')
    .leftJoin(people('a'), (join) => join.onRef('a.id', '=', 'e.actorUserId'))
    .leftJoin(people('i'), (join) => join.onRef('i.id', '=', 'e.impersonatorUserId'))

type Person = { id: string; name: string; surname: string }
const people = <Alias extends 'a' | 'i'>(alias: Alias) => sql<Person>`${sql.raw(actors)}`.as(alias)

const inOrder = (filters: EventFilters, locale: Locale) =>
  events()
    .where(conditions(filters, locale))
    .select([
      'e.id',
      'e.at',
      'e.actorUserId',
      'a.name as actorName',
      'a.surname as actorSurname',
      'e.actorRole',
    ])
    .select(['e.impersonatorUserId', 'i.name as impersonatorName', 'i.surname as impersonatorSurname'])
    .select(['e.action', 'e.entity', 'e.entityId', 'e.locationId', 'e.ip'])
    .select([
      sql<string | null>`${sql.raw(subjectOf(locale))}`.as('subject'),
      sql<number>`${sql.raw(furtherPeople)}::int`.as('further'),
      sql<string | null>`coalesce(e.after->>'reason', e.before->>'reason')`.as('reason'),
      sql<number>`case when jsonb_typeof(coalesce(e.after, e.before)) = 'array'
        then jsonb_array_length(coalesce(e.after, e.before)) else 1 end`.as('count'),
    ])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')

const firstEvent = (id: string, locale: Locale) =>
  inOrder({}, locale)
    .where('e.id', '=', id)
    .select(['e.before', 'e.after'])
    .executeTakeFirstOrThrow(() => notFound())

/** One page of what happened, newest first. */
export async function listEvents(filters: EventFilters, paging: Paging, locale: Locale) {
  const { items, total } = await listed(inOrder(filters, locale), paging)
  return { items: items.map((row) => eventOf(row, locale)), total }
}

/** As `listEvents`, with what each event changed. */
export async function eventsInFull(
  filters: EventFilters,
  { page, pageSize }: Paging,
  locale: Locale
): Promise<EventInFull[]> {
  const found = await inOrder(filters, locale)
    .select(['e.before', 'e.after'])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return found.map((row) => ({ ...eventOf(row, locale), ...changesOf(row.before, row.after) }))
}
export type EventInFull = Omit<EventLogDetails, 'names'>

/** @throws core.not_found */
export async function eventDetails(id: string, locale: Locale): Promise<EventLogDetails> {
  const row = await firstEvent(id, locale)
  const { changes, more } = changesOf(row.before, row.after)
  return { ...eventOf(row, locale), changes, more, names: await namesIn(changes, locale) }
}

/** What can be chosen in the filters: everything that ever happened here. */
export async function eventChoices() {
  const actions = await database()
    .selectFrom('auditEvents')
    .select(['action', 'entity'])
    .distinct()
    .orderBy('action')
    .orderBy('entity')
    .execute()
  const { rows: people } = await sql<EventPerson>`
    select id as "userId", name, surname from ${sql.raw(actors)} u
    where id in (select actor_user_id from audit_events) order by surname, name, id limit 1000`.execute(
    database()
  )
  return {
    actions: [...new Set(actions.map(({ action }) => action))],
    entities: [...new Set(actions.map(({ entity }) => entity))].sort(),
    actors: people,
  }
}

function conditions(filters: EventFilters, locale: Locale) {
  const { from, until, actorUserIds, actions, entities, entityId, impersonated, search } = filters
  const start = (day: Day) =>
    sql`(${day}::date)::timestamp at time zone (select time_zone from organisations)`
  const words = search?.split(/\s+/).filter(Boolean) ?? []
  const parts = [
    sql`true`,
    ...(from ? [sql`e.at >= ${start(from)}`] : []),
    ...(until ? [sql`e.at < ${start(until)}`] : []),
    ...(actorUserIds ? [sql`e.actor_user_id = any(${actorUserIds}::uuid[])`] : []),
    ...(actions ? [sql`e.action = any(${actions}::text[])`] : []),
    ...(entities ? [sql`e.entity = any(${entities}::text[])`] : []),
    ...(entityId ? [sql`e.entity_id = ${entityId}`] : []),
    ...(impersonated
      ? [sql`(e.impersonator_user_id is not null or e.actor_role >= ${roles.backOfficeViewer})`]
      : []),
    ...words.map((word) => says(containing(word), locale)),
  ]
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

const says = (pattern: string, locale: Locale) => sql`(a.name ilike ${pattern} or a.surname ilike ${pattern}
  or i.surname ilike ${pattern} or ${sql.raw(subjectOf(locale))} ilike ${pattern} or e.ip like ${pattern})`

function eventOf(row: Omit<Row, 'before' | 'after'>, locale: Locale): EventLog {
  const { id, at, actorRole, action, entity, entityId, reason, locationId, count, ip } = row
  return {
    ...{ id, actorRole, action, entity, entityId, reason, locationId, count, ip },
    subject: subjectText(row, locale),
    at: at.toISOString(),
    actor: personOf(row.actorUserId, row.actorName, row.actorSurname),
    impersonator: personOf(row.impersonatorUserId, row.impersonatorName, row.impersonatorSurname),
  }
}

function subjectText({ subject, further }: Pick<Row, 'subject' | 'further'>, locale: Locale): string | null {
  if (subject === null || further === 0) return subject
  const values = { names: subject, count: further }
  return i18nManager.locale(locale).formatMessage('event_logs.people.and_others', values)
}

const personOf = (userId: string | null, name: string | null, surname: string | null): EventPerson | null =>
  userId === null ? null : { userId, name: name ?? '', surname: surname ?? '' }
