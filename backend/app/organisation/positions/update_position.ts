import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { yieldDefault } from '#app/organisation/positions/default_position'
import { requireVersion } from '#app/organisation/directory/require_version'
import { positionColumns, refuseTakenName } from '#app/organisation/positions/write_position'
import { loadPosition, lockPositions } from '#app/organisation/positions/load_positions'
import type { Position, PositionInput } from '#contracts/organisation'

type UpdatePositionInput = { id: string; version: number; position: PositionInput }

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws organisation.name_taken
 * @throws organisation.default_position_required when the default would be none any more
 */
export async function updatePosition({ id, version, position }: UpdatePositionInput): Promise<Position> {
  await lockPositions()
  const before = requireVersion(await loadPosition(id, 'lock'), version)
  if (before.isDefault && !position.isDefault)
    throw new DomainError('organisation.default_position_required', { field: 'isDefault' })
  if (position.isDefault && before.archived) throw notFound()
  if (position.isDefault) await yieldDefault(id)
  const row = { ...positionColumns(position), version: nextVersion }
  await refuseTakenName(position.name, () =>
    database().updateTable('positions').set(row).where('id', '=', id).execute()
  )
  const after = (await loadPosition(id))!
  await record({ action: 'organisation.update', entity: 'position', entityId: id, before, after })
  return after
}
