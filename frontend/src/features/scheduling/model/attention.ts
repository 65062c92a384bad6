import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { overlaps } from '@shiftloom/solver/time'
import { periodOfEntry } from './candidates.ts'
import { blocksWork, isPlanned } from './entry_kind.ts'
import type { Attention } from './filters.ts'
import { loadOf, type PersonTotals } from './totals.ts'

/** Shifts that run into another shift or an absence of the same person. */
export function clashingIds(entries: readonly ScheduleEntry[]): Set<string> {
  const byPerson = new Map<string, ScheduleEntry[]>()
  for (const entry of entries) {
    if (!entry.employeeId || !(isPlanned(entry) || (entry.type !== 8 && blocksWork(entry)))) continue
    const own = byPerson.get(entry.employeeId)
    if (own) own.push(entry)
    else byPerson.set(entry.employeeId, [entry])
  }
  const clashing = new Set<string>()
  for (const own of byPerson.values()) {
    own.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    for (let first = 0; first < own.length; first += 1)
      for (let next = first + 1; next < own.length && own[next]!.startsAt < own[first]!.endsAt; next += 1) {
        const pair = [own[first]!, own[next]!]
        if (!pair.some(isPlanned) || !overlaps(periodOfEntry(pair[0]!), periodOfEntry(pair[1]!))) continue
        for (const entry of pair) if (isPlanned(entry)) clashing.add(entry.id)
      }
  }
  return clashing
}

/** The people the `only` filter lets through. */
export function needingLook(
  only: Attention | null,
  entries: readonly ScheduleEntry[],
  totals: ReadonlyMap<string, PersonTotals>,
  clashes: ReadonlySet<string>
): Set<string> {
  if (only === 'overNorm')
    return new Set([...totals].filter(([, own]) => loadOf(own) === 'over').map(([id]) => id))
  const wanted = (entry: ScheduleEntry) =>
    only === 'clashes'
      ? clashes.has(entry.id)
      : only === 'unpublished' && entry.type === 0 && entry.state !== 'published'
  return new Set(
    entries.filter((entry) => entry.employeeId && wanted(entry)).map((entry) => entry.employeeId!)
  )
}
