import { touched, type MinuteRange, type SlotGrid } from '../slots.ts'

/** A value of a metric, at a minute of the wall clock counted from the grid's first midnight. */
export type MetricRecord = { readonly minute: number; readonly value: number }

export type CellRules = {
  /** A flow such as sales adds up; a level such as guests present is averaged. */
  readonly aggregation: 'sum' | 'mean'
  /** 1 for slots in which the place is open. */
  readonly open: ArrayLike<number>
  /** Wall-clock time that was skipped when clocks went forward. */
  readonly skipped?: readonly MinuteRange[]
}

const DAY_MINUTES = 1440

/**
 * One value a slot from single records; NaN where nothing is known. A slot without a record is 0 for a flow when the place
 * recorded anything while open that day, since it was counted then; a level is not known without a record. The hour
 * that happens twice in autumn is one slot of the wall clock, and both its records count.
 */
export function cellsOf(records: readonly MetricRecord[], grid: SlotGrid, rules: CellRules): Float64Array {
  const { slots, slotMinutes, firstMinute = 0 } = grid
  const sums = new Float64Array(slots)
  const counts = new Int32Array(slots)
  const countedDays = new Set<number>()
  for (const { minute, value } of records) {
    const slot = Math.floor((minute - firstMinute) / slotMinutes)
    if (slot < 0 || slot >= slots) continue
    sums[slot]! += value
    counts[slot]! += 1
    if (rules.open[slot] === 1) countedDays.add(Math.floor(minute / DAY_MINUTES))
  }
  const skipped = touched(rules.skipped ?? [], grid)
  return sums.map((sum, slot) => {
    if (counts[slot]! > 0) return rules.aggregation === 'sum' ? sum : sum / counts[slot]!
    const day = Math.floor((firstMinute + slot * slotMinutes) / DAY_MINUTES)
    return rules.aggregation === 'sum' && countedDays.has(day) && skipped[slot] === 0 ? 0 : NaN
  })
}

/**
 * A value of a longer time, such as a day's total, over its slots: in proportion to what the same slots usually have, and
 * evenly over the open ones when nothing is known of them.
 * @param usual NaN where not known
 */
export function spread(total: number, usual: ArrayLike<number>, open: ArrayLike<number>): Float64Array {
  const known = Float64Array.from(usual, (value) => (value > 0 ? value : 0))
  const sum = known.reduce((whole, value) => whole + value, 0)
  if (sum > 0) return known.map((value) => (total * value) / sum)
  const openSlots = Array.from(open).filter((slot) => slot === 1).length
  return known.map((_, slot) => (open[slot] === 1 ? total / openSlots : 0))
}
