import { record } from '#app/core/audit/record'
import type { ScheduleCommandResult } from '#contracts/schedule'
import { commandHistory } from '#app/scheduling/steps/command_log'
import {
  wireEntry,
  type EntryChange,
  type EntryContent,
  type StoredEntry,
} from '#app/scheduling/entries/entry'
import { entriesById, writeChanges } from '#app/scheduling/entries/entry_rows'
import { nextRevision } from '#app/scheduling/entries/revision'
import { announceChange } from '#app/scheduling/hubs/announce_change'

/** Stores the changes as one step: entries, audit log and, once it is safe, the message to subscribers. */
export async function carryOut(action: string, changes: EntryChange[], present: Map<string, StoredEntry>) {
  const revision = await nextRevision()
  await writeChanges(changes, present, revision)
  await record({
    action: `scheduling.${action}`,
    entity: 'schedule_entry',
    entityId: changes.length === 1 ? changes[0]!.entryId : null,
    locationId: onlyLocation(changes),
    before: changes.map(({ entryId, before }) => ({ entryId, ...before })),
    after: changes.map(({ entryId, after }) => (after ? { entryId, ...after } : { entryId, deleted: true })),
  })
  announceChange({ revision, contents: contentsOf(changes), entryIds: changes.map(({ entryId }) => entryId) })
  return revision
}

/** The answer to a command: the entries it touched as they are now. */
export async function resultOf(
  commandId: string,
  changes: readonly { entryId: string }[],
  revision: number,
  conflicts: ScheduleCommandResult['conflicts'] = []
): Promise<ScheduleCommandResult> {
  const ids = changes.map(({ entryId }) => entryId)
  const now = await entriesById(ids)
  return {
    commandId,
    entries: [...now.values()].map(wireEntry),
    removedIds: ids.filter((id) => !now.has(id)),
    revision,
    conflicts,
    history: await commandHistory(),
  }
}

const contentsOf = (changes: EntryChange[]): EntryContent[] =>
  changes.flatMap(({ before, after }) => [before, after].filter((content) => content !== null))

function onlyLocation(changes: EntryChange[]): string | null {
  const ids = new Set(contentsOf(changes).map(({ locationId }) => locationId))
  return ids.size === 1 ? [...ids][0]! : null
}
