import { sql, type SelectQueryBuilder } from 'kysely'
import { database } from '#app/core/database/database'
import { actors } from '#app/identity/public/actors'
import { changesOf, idsIn, valuesOf } from '#app/core/audit/changes_of'
import type { PageQuery } from '#app/core/http/result'
import type { OfficeEntity } from '#app/office/events/record_office'
import { personNameSql } from '#app/core/person_name'
import { holidayRegionNames } from '#app/labour_code/public/holiday_regions'
import { industryNames } from '#app/office/queries/industry_choices'
import { instant } from '#app/core/database/instant'
import { listed } from '#app/core/database/listed'
import type { Locale } from '#contracts/enums'
import type { EventChange, EventPerson } from '#contracts/event_logs'
import type { OfficeEvent } from '#contracts/office'
import type { DB } from '#database/schema'

/** A log of the product, whatever its further columns. */
type Log = SelectQueryBuilder<
  DB & { e: Pick<DB['officeEvents'], 'id' | 'at' | 'action' | 'before' | 'after'> },
  'e',
  object
>

/** `locale`: the language things are named in. */
export type EventsQuery = PageQuery & { locale: Locale }
type Events = { items: OfficeEvent[]; total: number }

/** What was done to a thing of the office itself. Runs in `officeContext`. */
export const eventsOf = (entity: OfficeEntity, id: string, query: EventsQuery): Promise<Events> =>
  listedEvents(
    database().selectFrom('officeEvents as e').where('e.entity', '=', entity).where('e.entityId', '=', id),
    query
  )

/** What was done to an organisation as such, by the provider or by its own people. Runs in the organisation. */
export const eventsOfOrganisation = (query: EventsQuery): Promise<Events> =>
  listedEvents(database().selectFrom('auditEvents as e').where('e.entity', '=', 'organisation'), query)

/** The person who did `e`. */
const actor = sql<EventPerson | null>`(select jsonb_build_object('userId', u.id, 'name', u.name,
  'surname', u.surname) from ${sql.raw(actors)} u where u.id = e.actor_user_id)`

async function listedEvents(log: Log, { locale, ...paging }: EventsQuery): Promise<Events> {
  const { items: found, total } = await listed(
    log
      .select(['e.id', 'e.action', 'e.before', 'e.after', actor.as('actor')])
      .select((eb) => instant(eb.ref('e.at')).as('at'))
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc'),
    paging
  )
  const events = found.map(({ before, after, ...event }) => ({
    ...{ event, ...changesOf(before, after) },
    kinds: namesOfKinds(after ?? before, locale),
  }))
  const names = await namesIn(
    events.flatMap(({ changes }) => changes),
    locale
  )
  const items = events.map(({ event, changes, more, kinds }) => ({
    ...{ ...event, changes, more },
    names: { ...namedBy(changes, names), ...kinds },
  }))
  return { items, total }
}

/**
 * Names of regions, industries and people of the provider that changes refer to by an id or a key; deleted ones are
 * missing.
 */
async function namesIn(changes: EventChange[], locale: Locale): Promise<Map<string, string>> {
  const ids = idsIn(changes)
  const named =
    ids.length === 0
      ? []
      : (
          await sql<{ id: string; name: string }>`
            select id, name from regions where id = any(${ids}::uuid[])
            union all select id, ${sql.raw(personNameSql('name', 'surname', locale))} from provider_people()
            where id = any(${ids}::uuid[])`.execute(database())
        ).rows
  const industries = await industryNames(valuesOf(changes, 'industry'), locale)
  return new Map([...named.map(({ id, name }) => [id, name] as const), ...industries])
}

/** Of all names, those one event needs. */
const namedBy = (changes: EventChange[], names: Map<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...idsIn(changes), ...valuesOf(changes, 'industry')]
      .flatMap((key): [string, string][] => {
        const name = names.get(key)
        return name === undefined ? [] : [[key, name]]
      })
      .concat(holidayRegionNames(changes))
  )

/** Events hold request kinds under their English names, with their names in every language. */
function namesOfKinds(state: unknown, locale: Locale): Record<string, string> {
  const { requestKinds = {} } = (state ?? {}) as {
    requestKinds?: Record<string, { names: Record<Locale, string> }>
  }
  return Object.fromEntries(Object.entries(requestKinds).map(([key, { names }]) => [key, names[locale]]))
}
