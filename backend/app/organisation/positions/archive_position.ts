import { database, nextVersion, now } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { ensureDefault } from '#app/organisation/positions/default_position'
import { refuseTakenName } from '#app/organisation/positions/write_position'
import { loadPosition, lockPositions } from '#app/organisation/positions/load_positions'
import type { Position } from '#contracts/organisation'

type ArchivePositionInput = { id: string; archived: boolean }

/**
 * Takes a position out of use, or brings it back; existing entries keep it. The first one left becomes the default when
 * it was that. Repeating it changes nothing.
 *
 * @throws core.not_found
 * @throws organisation.name_taken when its name is in use again
 */
export class ArchivePosition {
  async handle({ id, archived }: ArchivePositionInput): Promise<Position> {
    await lockPositions()
    const before = await loadPosition(id, 'lock')
    if (!before) throw notFound()
    if (before.archived === archived) return before
    const row = { archivedAt: archived ? now : null, version: nextVersion }
    await refuseTakenName(before.name, () =>
      database().updateTable('positions').set(row).where('id', '=', id).execute()
    )
    await ensureDefault()
    const action = archived ? 'organisation.archive' : 'organisation.restore'
    await record({ action, entity: 'position', entityId: id, before })
    return (await loadPosition(id))!
  }
}
