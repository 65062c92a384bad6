import type { Fix } from '../../result.ts'
import type { Hindered } from '../blockers.ts'
import type { FixKind, FixSearch } from './fix_search.ts'
import { handOver } from './hand_over.ts'
import { liftRule } from './lift_rule.ts'
import { shorten } from './shorten.ts'

const MOST_FIXES = 3

/** What costs least first: nothing but another plan, a part of the shift, a rule. */
const kinds: readonly FixKind[] = [handOver, shorten, liftRule]

/**
 * At most three ways to fill an open shift, each verified: one of every kind there is, then more of the same, and other
 * people before the same again. None if a person could take it as it is, or if no one can at all.
 */
export function fixesFor(search: FixSearch, shift: number, hindered: readonly Hindered[]): Fix[] {
  if (hindered.some(({ blocker }) => blocker === null)) return []
  const found = kinds.map((kind) => kind(search, { shift, hindered, most: MOST_FIXES }))
  const rounds = Array.from({ length: MOST_FIXES }, (_, round) =>
    found.flatMap((fixes) => fixes[round] ?? [])
  )
  const [first = [], ...more] = rounds
  const asked = new Set(first.map(personOf))
  const others = more.flat().filter((fix) => !asked.has(personOf(fix)))
  const again = more.flat().filter((fix) => asked.has(personOf(fix)))
  return [...first, ...others, ...again].slice(0, MOST_FIXES)
}

const personOf = (fix: Fix): string | null => (fix.kind === 'hire_hours' ? null : fix.personId)
