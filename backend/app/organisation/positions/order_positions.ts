import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { rows } from '#app/core/organisation_context'
import { lockPositions } from '#app/organisation/positions/load_positions'

/**
 * Puts the positions in use into this order. Repeating it changes nothing.
 *
 * @throws organisation.positions_changed unless `ids` are all positions in use, each once
 */
export class OrderPositions {
  async handle(ids: string[]): Promise<void> {
    await lockPositions()
    const found = await rows<{ id: string }>(
      'select id from positions where archived_at is null order by sort_order, name, id'
    )
    const before = found.map(({ id }) => id)
    if ([...before].sort().join() !== [...ids].sort().join())
      throw new DomainError('organisation.positions_changed')
    if (before.join() === ids.join()) return
    await rows(
      `update positions p set sort_order = asked.place, updated_at = now()
       from unnest(?::uuid[]) with ordinality as asked (id, place) where p.id = asked.id`,
      [ids]
    )
    await record({
      action: 'organisation.update',
      entity: 'position',
      before: { order: before },
      after: { order: ids },
    })
  }
}
