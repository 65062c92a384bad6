import { actors } from '#app/identity/public/actors'
import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import { rows } from '#app/core/organisation_context'
import { namesIn } from '#app/event_logs/queries/names_in'
import { subjectOf } from '#app/event_logs/queries/subject_of'
import { changesOf } from '#app/core/audit/changes_of'
import { roles, type Locale, type Role } from '#contracts/enums'
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

type Row = {
  id: string
  at: Date
  actorUserId: string | null
  actorName: string | null
  actorSurname: string | null
  actorRole: Role | null
  impersonatorUserId: string | null
  impersonatorName: string | null
  impersonatorSurname: string | null
  action: string
  entity: string
  entityId: string | null
  subject: string | null
  reason: string | null
  locationId: string | null
  count: number
  ip: string | null
}

const columns = (
  locale: Locale
) => `e.id, e.at, e.actor_user_id as "actorUserId", a.name as "actorName", a.surname as "actorSurname",
  e.actor_role as "actorRole", e.impersonator_user_id as "impersonatorUserId", i.name as "impersonatorName",
  i.surname as "impersonatorSurname", e.action, e.entity, e.entity_id as "entityId",
  ${subjectOf(locale)} as subject, e.location_id as "locationId", e.ip,
  coalesce(e.after->>'reason', e.before->>'reason') as reason,
  case when jsonb_typeof(coalesce(e.after, e.before)) = 'array'
    then jsonb_array_length(coalesce(e.after, e.before)) else 1 end as count`

const source = `audit_events e left join ${actors} a on a.id = e.actor_user_id
  left join ${actors} i on i.id = e.impersonator_user_id`

/** One page of what happened, newest first. */
export async function listEvents(filters: EventFilters, { page, pageSize }: Paging, locale: Locale) {
  const { sql, bindings } = conditions(filters, locale)
  const found = await rows<Row>(
    `select ${columns(locale)} from ${source} where ${sql} order by e.at desc, e.id desc limit ? offset ?`,
    [...bindings, pageSize, (page - 1) * pageSize]
  )
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from ${source} where ${sql}`,
    bindings
  )
  return { items: found.map(eventOf), total: counted!.total }
}

/** As `listEvents`, with what each event changed. */
export async function eventsInFull(
  filters: EventFilters,
  { page, pageSize }: Paging,
  locale: Locale
): Promise<EventInFull[]> {
  const { sql, bindings } = conditions(filters, locale)
  const found = await rows<FullRow>(
    `select ${columns(locale)}, e.before, e.after from ${source} where ${sql}
     order by e.at desc, e.id desc limit ? offset ?`,
    [...bindings, pageSize, (page - 1) * pageSize]
  )
  return found.map((row) => ({ ...eventOf(row), ...changesOf(row.before, row.after) }))
}
export type EventInFull = Omit<EventLogDetails, 'names'>

type FullRow = Row & { before: unknown; after: unknown }

/** @throws core.not_found */
export async function eventDetails(id: string, locale: Locale): Promise<EventLogDetails> {
  const [row] = await rows<FullRow>(
    `select ${columns(locale)}, e.before, e.after from ${source} where e.id = ?`,
    [id]
  )
  if (!row) throw notFound()
  const { changes, more } = changesOf(row.before, row.after)
  return { ...eventOf(row), changes, more, names: await namesIn(changes, locale) }
}

/** What can be chosen in the filters: everything that ever happened here. */
export async function eventChoices() {
  const actions = await rows<{ action: string; entity: string }>(
    'select distinct action, entity from audit_events order by action, entity'
  )
  const people = await rows<EventPerson>(
    `select id as "userId", name, surname from ${actors} u
     where id in (select actor_user_id from audit_events) order by surname, name, id limit 1000`
  )
  return {
    actions: [...new Set(actions.map(({ action }) => action))],
    entities: [...new Set(actions.map(({ entity }) => entity))].sort(),
    actors: people,
  }
}

function conditions(filters: EventFilters, locale: Locale): { sql: string; bindings: unknown[] } {
  const parts: [sql: string, ...bindings: unknown[]][] = [['true']]
  const dayStart = '(?::date)::timestamp at time zone (select time_zone from organisations)'
  if (filters.from) parts.push([`e.at >= ${dayStart}`, filters.from])
  if (filters.until) parts.push([`e.at < ${dayStart}`, filters.until])
  if (filters.actorUserIds) parts.push(['e.actor_user_id = any(?::uuid[])', filters.actorUserIds])
  if (filters.actions) parts.push(['e.action = any(?::text[])', filters.actions])
  if (filters.entities) parts.push(['e.entity = any(?::text[])', filters.entities])
  if (filters.entityId) parts.push(['e.entity_id = ?', filters.entityId])
  if (filters.impersonated)
    parts.push([`(e.impersonator_user_id is not null or e.actor_role >= ${roles.backOfficeViewer})`])
  for (const word of filters.search?.split(/\s+/).filter(Boolean) ?? []) {
    const pattern = containing(word)
    parts.push([
      `(a.name ilike ? or a.surname ilike ? or i.surname ilike ? or ${subjectOf(locale)} ilike ? or e.ip like ?)`,
      ...Array.from({ length: 5 }, () => pattern),
    ])
  }
  return {
    sql: parts.map(([sql]) => sql).join(' and '),
    bindings: parts.flatMap(([, ...bindings]) => bindings),
  }
}

function eventOf(row: Row): EventLog {
  const { id, at, actorRole, action, entity, entityId, subject, reason, locationId, count, ip } = row
  return {
    ...{ id, actorRole, action, entity, entityId, subject, reason, locationId, count, ip },
    at: at.toISOString(),
    actor: personOf(row.actorUserId, row.actorName, row.actorSurname),
    impersonator: personOf(row.impersonatorUserId, row.impersonatorName, row.impersonatorSurname),
  }
}

const personOf = (userId: string | null, name: string | null, surname: string | null): EventPerson | null =>
  userId === null ? null : { userId, name: name ?? '', surname: surname ?? '' }
