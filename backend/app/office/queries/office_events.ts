import { changesOf } from '#app/core/audit/changes_of'
import type { PageQuery } from '#app/core/http/result'
import { rows } from '#app/core/organisation_context'
import type { OfficeEntity } from '#app/office/actions/record_office'
import { instant } from '#app/office/queries/instant'
import type { OfficeEvent } from '#contracts/office'

type Row = Pick<OfficeEvent, 'id' | 'at' | 'action' | 'actor'> & { before: unknown; after: unknown }

const columns = `e.id, ${instant('e.at')} as at, e.action, e.before, e.after,
  case when u.id is not null then jsonb_build_object('userId', u.id, 'name', u.name, 'surname', u.surname) end as actor`

type Events = { items: OfficeEvent[]; total: number }

/** What was done to a thing of the office itself. Runs in `officeContext`. */
export const eventsOf = (entity: OfficeEntity, id: string, query: PageQuery): Promise<Events> =>
  listed('office_events e', 'e.entity = ? and e.entity_id = ?', [entity, id], query)

/** What was done to an organisation as such, by the provider or by its own people. Runs in the organisation. */
export const eventsOfOrganisation = (query: PageQuery): Promise<Events> =>
  listed('audit_events e', `e.entity = 'organisation'`, [], query)

async function listed(
  table: string,
  condition: string,
  bindings: string[],
  { page, pageSize }: PageQuery
): Promise<Events> {
  const found = await rows<Row>(
    `select ${columns} from ${table} left join users u on u.id = e.actor_user_id where ${condition}
     order by e.at desc, e.id desc limit ? offset ?`,
    [...bindings, pageSize, (page - 1) * pageSize]
  )
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from ${table} where ${condition}`,
    bindings
  )
  const items = found.map(({ before, after, ...event }) => ({ ...event, ...changesOf(before, after) }))
  return { items, total: counted!.total }
}
