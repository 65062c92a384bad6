import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { lockPositions } from '#app/organisation/positions/load_positions'

/**
 * Puts the positions in use into this order. Repeating it changes nothing.
 *
 * @throws organisation.positions_changed unless `ids` are all positions in use, each once
 */
export async function orderPositions(ids: string[]): Promise<void> {
  await lockPositions()
  const found = await database()
    .selectFrom('positions')
    .select('id')
    .where('archivedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('name')
    .orderBy('id')
    .execute()
  const before = found.map(({ id }) => id)
  if ([...before].sort().join() !== [...ids].sort().join())
    throw new DomainError('organisation.positions_changed')
  if (before.join() === ids.join()) return
  await sql`
    update positions p set sort_order = asked.place
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place) where p.id = asked.id`.execute(
    database()
  )
  await record({
    action: 'organisation.update',
    entity: 'position',
    before: { order: before },
    after: { order: ids },
  })
}
