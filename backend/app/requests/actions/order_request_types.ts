import { sql } from 'kysely'
import { record } from '#app/core/audit/record'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { requireFound } from '#app/core/database/require_found'
import { lockTypes } from '#app/requests/actions/write_request_type'

/**
 * Puts types in this order. Those that are not named, such as a colleague's new one, keep their order and come after.
 *
 * @throws core.not_found for an id that is no type's
 */
export async function orderRequestTypes(ids: readonly string[]): Promise<void> {
  await lockTypes()
  const named = database().selectFrom('requestTypes').select('id').where('id', '=', anyOf(ids))
  requireFound(ids, await named.execute())
  await sql`update request_types t set sort = placed.place
    from (select id, row_number() over (order by array_position(${ids}::uuid[], id) nulls last, sort, id) as place
          from request_types) placed
    where t.id = placed.id and t.sort <> placed.place`.execute(database())
  const found = await named.orderBy('sort').execute()
  await record({
    action: 'requests.order',
    entity: 'request_type',
    after: { ids: found.map(({ id }) => id) },
  })
}
