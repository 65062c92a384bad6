import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { trx } from '#app/core/organisation_context'
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
    const now = new Date()
    const row = { archived_at: archived ? now : null, version: before.version + 1, updated_at: now }
    await refuseTakenName(before.name, () => trx().from('positions').where('id', id).update(row))
    await ensureDefault()
    const action = archived ? 'organisation.archive' : 'organisation.restore'
    await record({ action, entity: 'position', entityId: id, before })
    return (await loadPosition(id))!
  }
}
