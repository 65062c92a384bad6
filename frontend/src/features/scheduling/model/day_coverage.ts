import { slotMinutes, slotsPerDay, type CoverageRow } from './coverage_memory.ts'

/** People of one slot, over all positions looked at: a surplus of one fills no gap of another. */
export type SlotCoverage = {
  needed: number
  /** With a shift. */
  planned: number
  /** Needed, and in the schedule as shifts without a person. */
  open: number
  /** Needed, and not in the schedule at all. */
  missing: number
  /** Planned beyond the need. */
  over: number
  /** Needed at least and at most, if what comes keeps to its band. */
  least: number
  most: number
}

/** One day: its slots, and hours of them. */
export type DayCoverage = { slots: readonly SlotCoverage[]; hours: SlotCoverage }

const none = { needed: 0, planned: 0, open: 0, missing: 0, over: 0, least: 0, most: 0 }
const names = ['needed', 'planned', 'open', 'missing', 'over', 'least', 'most'] as const
/** Parts of people come from breaks within a slot; what is left of sums of them is nothing. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6

/** What a slot of one position has and lacks. */
export const slotOf = (row: CoverageRow, slot: number): SlotCoverage => {
  const sum = { ...none }
  add(sum, row, slot)
  return rounded(sum, 1)
}

/** The days of some positions together. Thousands of slots are added up with every edit, so they are added in place. */
export function dayCoverages(rows: readonly CoverageRow[], days: number): DayCoverage[] {
  return Array.from({ length: days }, (_, day) => {
    const whole = { ...none }
    const slots = Array.from({ length: slotsPerDay }, (__, at) => {
      const sum = { ...none }
      for (const row of rows) add(sum, row, day * slotsPerDay + at)
      for (const name of names) whole[name] += sum[name]
      return rounded(sum, 1)
    })
    return { slots, hours: rounded(whole, slotMinutes / 60) }
  })
}

function add(sum: SlotCoverage, { need, present, open }: CoverageRow, slot: number): void {
  const [needed, planned] = [need.people[slot] ?? 0, present[slot] ?? 0]
  const lacking = Math.max(0, needed - planned)
  const covered = Math.min(lacking, open[slot] ?? 0)
  sum.needed += needed
  sum.planned += planned
  sum.open += covered
  sum.missing += lacking - covered
  sum.over += Math.max(0, planned - needed)
  sum.least += need.band?.lower[slot] ?? needed
  sum.most += need.band?.upper[slot] ?? needed
}

function rounded(sum: SlotCoverage, factor: number): SlotCoverage {
  for (const name of names) sum[name] = exact(sum[name] * factor)
  return sum
}

/** Hours of several days. */
export function hoursOf(days: readonly DayCoverage[]): SlotCoverage {
  const sum = { ...none }
  for (const { hours } of days) for (const name of names) sum[name] += hours[name]
  return rounded(sum, 1)
}

/**
 * Slots put together two by two. Each shows the worse of its quarters: the one with more people missing, else the one
 * with more too many.
 */
export const halfHours = (slots: readonly SlotCoverage[]): SlotCoverage[] =>
  Array.from({ length: slots.length / 2 }, (_, at) => {
    const [first, second] = [slots[2 * at]!, slots[2 * at + 1]!]
    const lacks = ({ missing, open }: SlotCoverage) => missing + open
    const isWorse =
      lacks(second) > lacks(first) || (lacks(second) === lacks(first) && second.over > first.over)
    return isWorse ? second : first
  })
