import { coverWithShifts } from '../tiling.ts'
import { lengthsOf, paidSlotsOf, workingSlotsOf, type BreakTilingRules } from './break_rules.ts'

/**
 * Paid slots that no cover can go below, without a search. A shift without its breaks covers at least what it covered with
 * them, so all shifts together are at least as long as the best cover without breaks; and their working time is at least
 * the need. Either is turned into paid time at the best rate any length has.
 */
export function freeBound(need: ArrayLike<number>, rules: BreakTilingRules): number {
  const { workedSlots, unreachable } = coverWithShifts(need, rules)
  const lengths = lengthsOf(rules, need.length)
  const least = (rateOf: (length: number) => number): number => Math.min(...lengths.map(rateOf))
  let needed = 0
  for (let slot = 0; slot < need.length; slot += 1) if (!unreachable.includes(slot)) needed += need[slot]!
  if (needed === 0) return 0
  const paid = (length: number): number => paidSlotsOf(length, rules.breakRules)
  const byLength = workedSlots * least((length) => paid(length) / length)
  const byWork = needed * least((length) => paid(length) / workingSlotsOf(length, rules.breakRules))
  return Math.ceil(Math.max(byLength, byWork) - 1e-9)
}
