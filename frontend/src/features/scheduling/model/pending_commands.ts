import type {
  EntryOperation,
  ScheduleCommandInput,
  ScheduleCommandResult,
  ScheduleEntry,
  ScheduleRange,
} from '@shiftloom/backend/contracts/schedule'
import { changed, entryOf, type ZoneOf } from './entry_draft.ts'
import { withHeldHours } from './held_hours.ts'
import { holds } from './view_range.ts'

/**
 * The grid shows the server's last answer with the unanswered commands replayed over it. A failed command is simply
 * no longer replayed, so nothing else is rolled back with it.
 */
export function replay(
  base: ScheduleRange,
  pending: readonly Pick<ScheduleCommandInput, 'operations'>[],
  zoneOf: ZoneOf
): ScheduleRange {
  if (pending.length === 0) return base
  const entries = new Map(base.entries.map((entry) => [entry.id, entry]))
  for (const { operations } of pending) {
    const before = [...entries.values()]
    for (const operation of operations) apply(entries, operation, { before, zoneOf })
  }
  return { ...base, entries: [...entries.values()] }
}

function apply(
  entries: Map<string, ScheduleEntry>,
  operation: EntryOperation,
  { before, zoneOf }: { before: readonly ScheduleEntry[]; zoneOf: ZoneOf }
): void {
  if (operation.kind === 'create') {
    const { id, entry } = operation
    const created = entryOf(id, entry, zoneOf(entry.locationId))
    if (!entries.has(id)) entries.set(id, withHeldHours(null, created, before))
    return
  }
  const entry = entries.get(operation.id)
  if (!entry) return
  if (operation.kind === 'update')
    entries.set(entry.id, withHeldHours(entry, changed(entry, operation.changes, zoneOf), before))
  else if (entry.published) entries.set(entry.id, { ...entry, state: 'removed' })
  else entries.delete(entry.id)
}

/** The server's answer laid over what was read before; entries that left the range are dropped. */
export function mergeAnswer(
  base: ScheduleRange,
  answer: Pick<ScheduleCommandResult, 'entries' | 'removedIds' | 'revision'>
): ScheduleRange {
  const gone = new Set(answer.removedIds)
  const fresh = new Map(answer.entries.map((entry) => [entry.id, entry]))
  const kept = base.entries
    .filter((entry) => !gone.has(entry.id))
    .map((entry) => {
      const next = fresh.get(entry.id)
      fresh.delete(entry.id)
      return next ?? entry
    })
  return {
    ...base,
    entries: [...kept, ...fresh.values()].filter(
      (entry) => holds(base, entry.day) || !answer.entries.includes(entry)
    ),
    revision: Math.max(base.revision, answer.revision),
  }
}

/** Versions our own earlier commands turned old: a queued edit may build on them, another user's edit may not. */
export class OwnVersions {
  private readonly next = new Map<string, number>()
  /** The last version of entries that our own commands removed: an undo may bring them back. */
  private readonly removed = new Map<string, number>()

  answered(operations: readonly EntryOperation[], answer: ScheduleCommandResult): void {
    const fresh = new Map(answer.entries.map((entry) => [entry.id, entry.version]))
    for (const operation of operations) {
      const version = fresh.get(operation.id)
      const old = operation.kind === 'create' ? 0 : operation.version
      if (version !== undefined) this.follows(operation.id, old, version)
      else if (operation.kind === 'delete') this.removed.set(operation.id, old)
    }
  }

  /**
   * An undo or redo of our own. Conflicts are entries it left alone, such as those another user has changed since.
   *
   * @param versionOf the version an entry was last read with
   */
  stepped(
    { entries, removedIds, conflicts }: Pick<ScheduleCommandResult, 'entries' | 'removedIds' | 'conflicts'>,
    versionOf: (id: string) => number | undefined
  ): void {
    const left = new Set(conflicts.map(({ entryId }) => entryId))
    for (const { id, version } of entries) {
      const old = versionOf(id) ?? this.removed.get(id)
      if (old !== undefined && !left.has(id)) this.follows(id, old, version)
    }
    for (const id of removedIds) {
      const old = versionOf(id)
      if (old !== undefined) this.removed.set(id, old)
    }
  }

  current(operation: EntryOperation): EntryOperation {
    if (operation.kind === 'create') return operation
    return { ...operation, version: this.latest(operation) }
  }

  /** The version an entry has after everything of our own that was built on the given one. */
  latest({ id, version }: { id: string; version: number }): number {
    for (let later = this.after(id, version); later !== undefined; later = this.after(id, version))
      version = later
    return version
  }

  private follows(id: string, old: number, version: number): void {
    if (version !== old) this.next.set(`${id}@${old}`, version)
  }

  private after(id: string, version: number): number | undefined {
    return this.next.get(`${id}@${version}`)
  }
}
