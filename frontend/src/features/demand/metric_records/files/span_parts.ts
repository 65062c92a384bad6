import { longestRecordDays } from '@shiftloom/backend/contracts/demand_records'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { addDays } from '#/lib/time/days.ts'

export type Part = { from: Day; until: Day }

/** Days from the first to the last, in parts that one answer has room for. */
export function partsOf(first: Day, last: Day): Part[] {
  const end = addDays(last, 1)
  const parts: Part[] = []
  for (let from = first; from < end;) {
    const whole = addDays(from, longestRecordDays)
    const until = whole < end ? whole : end
    parts.push({ from, until })
    from = until
  }
  return parts
}
