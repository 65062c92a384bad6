import { record } from '#app/core/audit/record'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { positionColumns, refuseTakenName } from '#app/organisation/actions/write_position'
import { loadPosition } from '#app/organisation/queries/load_positions'
import type { Position, PositionInput } from '#contracts/organisation'

/** @throws organisation.name_taken */
export class CreatePosition {
  async handle(input: PositionInput): Promise<Position> {
    const id = newId()
    const row = { id, organisation_id: organisationContext.current().id, ...positionColumns(input) }
    await refuseTakenName(input.name, () => trx().table('positions').insert(row))
    await record({ action: 'organisation.create', entity: 'position', entityId: id, after: input })
    return (await loadPosition(id))!
  }
}
