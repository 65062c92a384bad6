import { record } from '#app/core/audit/record'
import { rows } from '#app/core/organisation_context'
import { requireFound } from '#app/core/database/require_found'
import { lockTypes } from '#app/requests/actions/write_request_type'

/**
 * Puts types in this order. Those that are not named, such as a colleague's new one, keep their order and come after.
 *
 * @throws core.not_found for an id that is no type's
 */
export async function orderRequestTypes(ids: readonly string[]): Promise<void> {
  await lockTypes()
  requireFound(ids, await rows('select id from request_types where id = any(?::uuid[])', [ids]))
  await rows(
    `update request_types t set sort = placed.place, updated_at = now()
     from (select id, row_number() over (order by array_position(?::uuid[], id) nulls last, sort, id) as place
           from request_types) placed
     where t.id = placed.id and t.sort <> placed.place`,
    [ids]
  )
  const found = await rows<{ id: string }>(
    'select id from request_types where id = any(?::uuid[]) order by sort',
    [ids]
  )
  await record({
    action: 'requests.order',
    entity: 'request_type',
    after: { ids: found.map(({ id }) => id) },
  })
}
