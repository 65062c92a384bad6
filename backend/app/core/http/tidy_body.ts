/**
 * Prepares a parsed body in place: texts lose the space around them, empty ones become `null`, keys that would reach
 * into prototypes go. PostgreSQL keeps neither zero characters nor half surrogate pairs, and no field means them, so that
 * no validator has to remember it. The depth is bounded before parsing.
 *
 * @returns the place of the first text that cannot be stored, in the words validation uses; `null` if there is none
 */
export const tidy = (body: object): string | null => placeIn(body)?.reverse().join('.') ?? null

/** The place from the inside out: it is only put together once something is found. */
function placeIn(value: object): string[] | null {
  return Array.isArray(value) ? placeInList(value as unknown[]) : placeInObject(value as Members)
}

type Members = Record<string, unknown>

function placeInList(list: unknown[]): string[] | null {
  for (let at = 0; at < list.length; at += 1) {
    const found = placeAt(list, at)
    if (found) return [...found, String(at)]
  }
  return null
}

function placeInObject(members: Members): string[] | null {
  for (const key in members) {
    if (!isStorable(key)) return []
    if (reachesPrototypes(members, key)) delete members[key]
    else {
      const found = placeAt(members, key)
      if (found) return [...found, key]
    }
  }
  return null
}

function placeAt(holder: Members | unknown[], key: string | number): string[] | null {
  const value = (holder as Members)[key]
  if (typeof value === 'string') return textAt(holder as Members, key, value)
  if (typeof value === 'object' && value !== null) return placeIn(value)
  return null
}

function textAt(holder: Members, key: string | number, text: string): string[] | null {
  const trimmed = text.trim()
  if (trimmed !== text || text === '') holder[key] = trimmed === '' ? null : trimmed
  return isStorable(text) ? null : []
}

const reachesPrototypes = (members: Members, key: string): boolean => {
  if (key === '__proto__') return true
  const value = key === 'constructor' ? members[key] : null
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
