import { database, json } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import type { InTransaction } from '#app/imports/actions/in_transaction'
import type { Undone } from '#app/imports/kind'
import { kinds } from '#app/imports/kinds'
import { findImport } from '#app/imports/queries/find_import'
import { countChanges, standingChanges } from '#app/imports/queries/import_rows'

const changesAtOnce = 250

/** Takes a whole import back, the last change first; what was changed or used since stays and is named. */
export class UndoChanges {
  readonly #inTransaction: InTransaction
  constructor(inTransaction: InTransaction) {
    this.#inTransaction = inTransaction
  }

  async handle(importId: string): Promise<void> {
    while (await this.#inTransaction(() => undoSome(importId)));
  }
}

const nothing: Undone = { removed: 0, removedPositions: 0, removedTags: 0, restored: 0, kept: [] }

async function undoSome(importId: string): Promise<boolean> {
  const { state, kind, undone } = await findImport(importId, 'lock')
  if (state !== 'undoing') return false
  await takeTurns('imports')
  const changes = await standingChanges(importId, changesAtOnce)
  if (changes.length === 0) {
    await database()
      .updateTable('imports')
      .set({ state: 'undone', progress: 100, undone: json(undone ?? nothing) })
      .where('id', '=', importId)
      .execute()
    return false
  }
  const part = await kinds[kind].undo(changes)
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
    .set({ undone: json(sum({ ...nothing, ...undone }, part)) })
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
