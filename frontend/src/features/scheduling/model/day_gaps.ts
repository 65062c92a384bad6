import { slotMinutes, slotsPerDay, type CoverageRow } from './coverage_memory.ts'
import { slotOf } from './day_coverage.ts'

/** Slots next to each other in which one position lacks people, open shifts left out. */
export type Gap = {
  row: CoverageRow
  /** Slots of the whole row, `[from, until)`. */
  from: number
  until: number
  /** Most people missing at once. */
  people: number
  hours: number
}

/** What is missing on a day, the largest gap first. One that goes on past midnight is shown whole, on the day it begins. */
export function dayGaps(rows: readonly CoverageRow[], day: number): Gap[] {
  const [first, end] = [day * slotsPerDay, (day + 1) * slotsPerDay]
  return rows
    .flatMap((row) => {
      const missing = (slot: number) => slotOf(row, slot).missing
      const gaps: Gap[] = []
      let slot = first
      // What began the evening before belongs to it.
      while (day > 0 && slot < end && missing(slot) > 0 && missing(slot - 1) > 0) slot += 1
      while (slot < end) {
        if (missing(slot) <= 0) {
          slot += 1
          continue
        }
        const gap = { row, from: slot, until: slot, people: 0, hours: 0 }
        while (gap.until < row.present.length && missing(gap.until) > 0 && gap.until < end + slotsPerDay) {
          gap.people = Math.max(gap.people, missing(gap.until))
          gap.hours += (missing(gap.until) * slotMinutes) / 60
          gap.until += 1
        }
        gaps.push(gap)
        slot = gap.until
      }
      return gaps
    })
    .sort((a, b) => b.hours - a.hours || a.from - b.from)
}
