import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { Attention } from './filters.ts'
import { loadOf, type PersonTotals } from './totals.ts'

/** The people the `only` filter lets through. `warned` are those with something open in their row. */
export function needingLook(
  only: Attention | null,
  entries: readonly ScheduleEntry[],
  totals: ReadonlyMap<string, PersonTotals>,
  warned: ReadonlySet<string>
): ReadonlySet<string> {
  if (only === 'warnings') return warned
  if (only === 'overNorm')
    return new Set(
      [...totals].filter(([, own]) => own.balances.some((one) => loadOf(one) === 'over')).map(([id]) => id)
    )
  const wanted = (entry: ScheduleEntry) =>
    only === 'unpublished' && entry.type === 0 && entry.state !== 'published'
  return new Set(
    entries.filter((entry) => entry.employeeId && wanted(entry)).map((entry) => entry.employeeId!)
  )
}
