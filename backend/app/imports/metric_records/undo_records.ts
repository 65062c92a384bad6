import { database, json } from '#app/core/database/database'
import { announceRecords } from '#app/demand/public/announce_records'
import { takeBackRecords } from '#app/demand/public/write_records'
import type { InTransaction } from '#app/imports/kind_of_import'
import { countSpan, forgetSpan, nextSpan, writtenRows } from '#app/imports/metric_records/record_span'
import { closeUndo, nothingUndone } from '#app/imports/queries/close_import'
import type { ImportRow } from '#app/imports/queries/find_import'
import { turnToUndo } from '#app/imports/queries/turns'
import type { Undone } from '#database/json/imports'

const recordsAtOnce = 5_000

/** Takes all written records back, some at a time; those that were changed since stay and are counted. */
export async function undoRecords({ id }: ImportRow, inTransaction: InTransaction): Promise<void> {
  while (await inTransaction(() => undoSome(id)));
}

async function undoSome(id: string): Promise<boolean> {
  const found = await turnToUndo(id)
  if (!found) return false
  const { written } = found
  const span = written ? await nextSpan(id, { upTo: written }, recordsAtOnce) : undefined
  if (!written || !span) {
    await close(found)
    return false
  }
  const { added, updated } = await countSpan(id, span)
  const { isThere, removed, restored } = await takeBackRecords(writtenRows(id, span))
  const kept = isThere ? added + updated - removed - restored : 0
  const undone = withPart({ ...nothingUndone, ...found.undone }, span.locationId, { removed, restored, kept })
  await forgetSpan(id, span)
  const done = undone.removed + undone.restored + undone.kept.reduce((sum, { count = 0 }) => sum + count, 0)
  const all = Math.max(1, written.added + written.updated)
  await database()
    .updateTable('imports')
    .set({ undone: json(undone), progress: Math.min(99, Math.floor((100 * done) / all)) })
    .where('id', '=', id)
    .execute()
  return true
}

type Taken = { removed: number; restored: number; kept: number }

/** What was kept is counted by location. */
function withPart(undone: Undone, locationId: string, { removed, restored, kept }: Taken): Undone {
  const earlier = undone.kept.find(({ id }) => id === locationId)?.count ?? 0
  const others = undone.kept.filter(({ id }) => id !== locationId)
  const count = earlier + kept
  return {
    ...undone,
    removed: undone.removed + removed,
    restored: undone.restored + restored,
    kept: count === 0 ? others : [...others, { entity: 'records', id: locationId, fields: [], count }],
  }
}

/** Nothing is left of it that could be undone once more. */
async function close({ id, undone }: ImportRow): Promise<void> {
  await database().deleteFrom('importRecords').where('importId', '=', id).execute()
  await database().updateTable('imports').set({ written: null }).where('id', '=', id).execute()
  await closeUndo(id, undone)
  announceRecords()
}
