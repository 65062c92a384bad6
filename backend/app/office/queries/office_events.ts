import { actors } from '#app/identity/public/actors'
import { changesOf, idsIn, valuesOf } from '#app/core/audit/changes_of'
import type { PageQuery } from '#app/core/http/result'
import { rows } from '#app/core/organisation_context'
import type { OfficeEntity } from '#app/office/events/record_office'
import { personNameSql } from '#app/core/person_name'
import { holidayRegionNames } from '#app/labour_code/public/holiday_regions'
import { industryNames } from '#app/office/queries/industry_choices'
import { instant } from '#app/office/queries/instant'
import type { Locale } from '#contracts/enums'
import type { EventChange } from '#contracts/event_logs'
import type { OfficeEvent } from '#contracts/office'

type Row = Pick<OfficeEvent, 'id' | 'at' | 'action' | 'actor'> & { before: unknown; after: unknown }

const columns = `e.id, ${instant('e.at')} as at, e.action, e.before, e.after,
  case when u.id is not null then jsonb_build_object('userId', u.id, 'name', u.name, 'surname', u.surname) end as actor`

/** `locale`: the language things are named in. */
export type EventsQuery = PageQuery & { locale: Locale }
type Events = { items: OfficeEvent[]; total: number }

/** What was done to a thing of the office itself. Runs in `officeContext`. */
export const eventsOf = (entity: OfficeEntity, id: string, query: EventsQuery): Promise<Events> =>
  listed('office_events e', 'e.entity = ? and e.entity_id = ?', [entity, id], query)

/** What was done to an organisation as such, by the provider or by its own people. Runs in the organisation. */
export const eventsOfOrganisation = (query: EventsQuery): Promise<Events> =>
  listed('audit_events e', `e.entity = 'organisation'`, [], query)

async function listed(
  table: string,
  condition: string,
  bindings: string[],
  { page, pageSize, locale }: EventsQuery
): Promise<Events> {
  const found = await rows<Row>(
    `select ${columns} from ${table} left join ${actors} u on u.id = e.actor_user_id where ${condition}
     order by e.at desc, e.id desc limit ? offset ?`,
    [...bindings, pageSize, (page - 1) * pageSize]
  )
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from ${table} where ${condition}`,
    bindings
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
  return { items, total: counted!.total }
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
      : await rows<{ id: string; name: string }>(
          `select id, name from regions where id = any(?::uuid[])
           union all select id, ${personNameSql('name', 'surname', locale)} from provider_people() where id = any(?::uuid[])`,
          [ids, ids]
        )
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
