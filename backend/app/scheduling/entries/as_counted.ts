import { DomainError } from '#app/core/errors/domain_error'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'

/** The entries a caller names; with versions, in the order of the ids, as the caller saw them. */
export type Counted = { entryIds?: string[] | undefined; versions?: number[] | undefined }

type Chosen = {
  entries: StoredEntry[]
  /** How many of those named are left alone: they have changed since, or are gone. */
  changedSince: number
}

/**
 * Of the entries found, those that are named and still as they were counted: what a colleague changes between a
 * question and its answer is left alone.
 *
 * @throws scheduling.changed_since_counted when nothing else is left
 */
export async function asCounted(found: StoredEntry[], { entryIds, versions }: Counted): Promise<Chosen> {
  if (!entryIds) return { entries: found, changedSince: 0 }
  const seen = new Map(entryIds.map((id, at) => [id, versions?.[at]]))
  const entries = found.filter(({ id, version }) => seen.has(id) && (seen.get(id) ?? version) === version)
  if (!versions) return { entries, changedSince: 0 }
  for (const { id } of entries) seen.delete(id)
  const stored = await entriesById([...seen.keys()])
  const changedSince = [...seen].filter(([id, version]) => stored.get(id)?.version !== version).length
  if (entries.length === 0 && changedSince > 0) throw new DomainError('scheduling.changed_since_counted')
  return { entries, changedSince }
}
