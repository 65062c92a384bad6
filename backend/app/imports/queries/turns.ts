import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { findImport, type ImportRow } from '#app/imports/queries/find_import'

/** Whether an import is still to be checked; one that was given up meanwhile is closed. */
export async function stillChecking(id: string): Promise<boolean> {
  const { state, cancelRequested } = await findImport(id, 'lock')
  if (state !== 'checking') return false
  if (cancelRequested)
    await database().updateTable('imports').set({ state: 'cancelled' }).where('id', '=', id).execute()
  return !cancelRequested
}

/** The import, if it is still to be carried out; imports of one organisation take turns, so that none overlooks another. */
export async function turnOf(
  id: string,
  cancel: (found: ImportRow) => Promise<void>
): Promise<ImportRow | null> {
  const found = await findImport(id, 'lock')
  if (found.state !== 'requested' && found.state !== 'running') return null
  if (found.cancelRequested) {
    await cancel(found)
    return null
  }
  await takeTurns('imports')
  return found
}

/** Who is to be undone now, in turn with all other imports; `null` when nothing is. */
export async function turnToUndo(id: string): Promise<ImportRow | null> {
  const found = await findImport(id, 'lock')
  if (found.state !== 'undoing') return null
  await takeTurns('imports')
  return found
}
