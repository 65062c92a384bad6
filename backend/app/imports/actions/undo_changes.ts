import { organisationContext, rows } from '#app/core/organisation_context'
import type { InTransaction } from '#app/imports/actions/in_transaction'
import type { Undone } from '#app/imports/kind'
import { kinds } from '#app/imports/kinds'
import { findImport } from '#app/imports/queries/find_import'
import { standingChanges } from '#app/imports/queries/import_rows'

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
  await rows(`select pg_advisory_xact_lock(hashtext('imports'), hashtext(?))`, [
    organisationContext.current().id,
  ])
  const changes = await standingChanges(importId, changesAtOnce)
  if (changes.length === 0) {
    await rows(
      `update imports set state = 'undone', progress = 100, undone = ?::jsonb, updated_at = now() where id = ?`,
      [JSON.stringify(undone ?? nothing), importId]
    )
    return false
  }
  const part = await kinds[kind].undo(changes)
  await rows('update import_changes set undone = true where import_id = ? and place = any(?::bigint[])', [
    importId,
    changes.map(({ place }) => place),
  ])
  await rows(
    `update imports set undone = ?::jsonb, updated_at = now(), progress = least(99, 100 *
       (select count(*) filter (where undone) from import_changes where import_id = imports.id) /
       (select count(*) from import_changes where import_id = imports.id)) where id = ?`,
    [JSON.stringify(sum({ ...nothing, ...undone }, part)), importId]
  )
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
