import { record } from '#app/core/audit/record'
import { database, json, now } from '#app/core/database/database'
import type { ImportRow } from '#app/imports/queries/find_import'
import type { ImportCounts } from '#contracts/imports'
import type { Undone } from '#database/json/imports'

/** What counts is what was written, not what the dry run expected. */
export async function closeImport(
  { id, fileName, kind }: Pick<ImportRow, 'id' | 'fileName' | 'kind'>,
  state: 'done' | 'cancelled',
  counts: ImportCounts
): Promise<void> {
  await database()
    .updateTable('imports')
    .set({ state, progress: 100, counts: json(counts), finishedAt: now })
    .where('id', '=', id)
    .execute()
  await record({
    action: 'imports.finish',
    entity: 'import',
    entityId: id,
    after: { fileName, kind, ...counts },
  })
}

/** The dry run is over. */
export async function closeCheck(id: string, counts: ImportCounts): Promise<void> {
  await database()
    .updateTable('imports')
    .set({ state: 'checked', progress: 100, counts: json(counts) })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute()
}

export const setProgress = async (id: string, progress: number): Promise<void> =>
  void (await database().updateTable('imports').set({ progress }).where('id', '=', id).execute())

export const nothingUndone: Undone = {
  removed: 0,
  removedPositions: 0,
  removedTags: 0,
  restored: 0,
  kept: [],
}

export async function closeUndo(id: string, undone: Undone | null): Promise<void> {
  await database()
    .updateTable('imports')
    .set({ state: 'undone', progress: 100, undone: json(undone ?? nothingUndone) })
    .where('id', '=', id)
    .execute()
}
