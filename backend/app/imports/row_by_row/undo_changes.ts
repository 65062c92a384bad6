import { database, json } from '#app/core/database/database'
import type { KindOfRows, Undone } from '#app/imports/kind'
import type { InTransaction } from '#app/imports/kind_of_import'
import { closeUndo, nothingUndone } from '#app/imports/queries/close_import'
import { turnToUndo } from '#app/imports/queries/turns'
import { countChanges, standingChanges } from '#app/imports/queries/import_rows'

const changesAtOnce = 250

/** Takes a whole import back, the last change first; what was changed or used since stays and is named. */
export class UndoChanges {
  readonly #parts: KindOfRows
  readonly #inTransaction: InTransaction
  constructor(parts: KindOfRows, inTransaction: InTransaction) {
    this.#parts = parts
    this.#inTransaction = inTransaction
  }

  async handle(importId: string): Promise<void> {
    while (await this.#inTransaction(() => undoSome(this.#parts, importId)));
  }
}

async function undoSome(parts: KindOfRows, importId: string): Promise<boolean> {
  const found = await turnToUndo(importId)
  if (!found) return false
  const changes = await standingChanges(importId, changesAtOnce)
  if (changes.length === 0) {
    await closeUndo(importId, found.undone)
    return false
  }
  const part = await parts.undo(changes)
  const places = changes.map(({ place }) => place)
  await database()
    .updateTable('importChanges')
    .set({ undone: true })
    .where('importId', '=', importId)
    .where('place', 'in', places)
    .execute()
  const { total, taken } = await countChanges(importId)
  await database()
    .updateTable('imports')
    .set({ undone: json(sum({ ...nothingUndone, ...found.undone }, part)) })
    .set({ progress: Math.min(99, Math.floor((100 * taken) / total)) })
    .where('id', '=', importId)
    .execute()
  return true
}

/** Each thing that was kept is listed once. */
function sum(one: Undone, other: Undone): Undone {
  const kept = Map.groupBy([...one.kept, ...other.kept], ({ entity, id }) => `${entity} ${id}`)
  return {
    removed: one.removed + other.removed,
    removedPositions: one.removedPositions + other.removedPositions,
    removedTags: one.removedTags + other.removedTags,
    restored: one.restored + other.restored,
    kept: [...kept.values()].map((same) => ({
      ...same[0]!,
      fields: same.some(({ fields }) => fields.length === 0)
        ? []
        : [...new Set(same.flatMap(({ fields }) => fields))],
    })),
  }
}
