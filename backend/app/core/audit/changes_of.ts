import { listedChanges, type EventChange } from '#contracts/event_logs'

type Json = null | string | number | boolean | Json[] | { [key: string]: Json }

/** What differs between two states of a thing, value by value; rows of a list are matched by their id. */
export function changesOf(before: unknown, after: unknown): { changes: EventChange[]; more: number } {
  const was = flat(before as Json)
  const is = flat(after as Json)
  const paths = [...new Set([...was.keys(), ...is.keys()])]
  const changes = paths
    .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }))
    .filter((change) => change.before !== change.after)
  return { changes: changes.slice(0, listedChanges), more: Math.max(0, changes.length - listedChanges) }
}

function flat(value: Json, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return found
  if (isRows(value)) {
    for (const row of value) flat(withoutId(row), join(path, String(idOf(row))), found)
    return found
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    found.set(path, typeof value === 'string' ? value : JSON.stringify(value))
    return found
  }
  for (const [key, inner] of Object.entries(value)) flat(inner, join(path, key), found)
  return found
}

type Row = { [key: string]: Json }
const idOf = (row: Row): Json | undefined => row.entryId ?? row.id
const isRows = (value: Json): value is Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (row) => typeof row === 'object' && row !== null && !Array.isArray(row) && idOf(row) !== undefined
  )
const withoutId = ({ entryId: _entry, id: _id, ...row }: Row): Row => row
const join = (path: string, key: string): string => (path ? `${path}.${key}` : key)
