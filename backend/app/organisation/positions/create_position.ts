import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { ensureDefault, yieldDefault } from '#app/organisation/positions/default_position'
import { positionColumns, refuseTakenName } from '#app/organisation/positions/write_position'
import { lastPlace, loadPosition, lockPositions } from '#app/organisation/positions/load_positions'
import type { Position, PositionInput } from '#contracts/organisation'

/**
 * Adds a position after all others; the first one of an organisation is its default.
 *
 * @throws organisation.name_taken
 */
export async function createPosition(input: PositionInput): Promise<Position> {
  const id = newId()
  await lockPositions()
  if (input.isDefault) await yieldDefault(id)
  const row = {
    id,
    organisationId: organisationContext.current().id,
    ...positionColumns(input),
    sortOrder: (await lastPlace()) + 1,
  }
  await refuseTakenName(input.name, () => database().insertInto('positions').values(row).execute())
  await ensureDefault()
  await record({ action: 'organisation.create', entity: 'position', entityId: id, after: input })
  return (await loadPosition(id))!
}
