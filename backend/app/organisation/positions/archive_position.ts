import { archivedAt, database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { ensureDefault } from '#app/organisation/positions/default_position'
import { refuseTakenName } from '#app/organisation/positions/write_position'
import { loadPosition, lockPositions } from '#app/organisation/positions/load_positions'
import type { Position } from '#contracts/organisation'

/**
 * Takes a position out of use; existing entries keep it. The first one left becomes the default when it was that.
 * Repeating it changes nothing.
 *
 * @throws core.not_found
 */
export async function archivePosition(id: string): Promise<Position> {
  const before = await lockPosition(id)
  return before.archived ? before : write(before, 'archive')
}

/**
 * Brings an archived position back. Repeating it changes nothing.
 *
 * @throws core.not_found
 * @throws organisation.name_taken when its name is in use again
 */
export async function restorePosition(id: string): Promise<Position> {
  const before = await lockPosition(id)
  return before.archived ? write(before, 'restore') : before
}

async function lockPosition(id: string): Promise<Position> {
  await lockPositions()
  const position = await loadPosition(id, 'lock')
  if (!position) throw notFound()
  return position
}

async function write(before: Position, step: keyof typeof archivedAt): Promise<Position> {
  const { id } = before
  const row = { archivedAt: archivedAt[step], version: nextVersion }
  await refuseTakenName(before.name, () =>
    database().updateTable('positions').set(row).where('id', '=', id).execute()
  )
  await ensureDefault()
  await record({ action: `organisation.${step}`, entity: 'position', entityId: id, before })
  return (await loadPosition(id))!
}
