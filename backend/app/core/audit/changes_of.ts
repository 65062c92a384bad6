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
  // Counts writes, which is no change by itself.
  const { version: _version, ...listed } = value
  for (const [key, inner] of Object.entries(listed)) flat(inner, join(path, key), found)
  return found
}

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Every id that changes hold, in paths and in values, also inside of lists. */
export function idsIn(changes: readonly EventChange[]): string[] {
  const texts = changes.flatMap(({ path, before, after }) => [path, before ?? '', after ?? ''])
  return [...new Set(texts.flatMap((text) => text.match(id) ?? []))]
}

/** The values that a field is changed from and to, by the last word of its path. */
export function valuesOf(changes: readonly EventChange[], field: string): string[] {
  const found = changes.filter(({ path }) => path.split('.').at(-1) === field)
  return [...new Set(found.flatMap(({ before, after }) => [before, after]))].filter((value) => value !== null)
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
