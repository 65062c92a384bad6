import { DifferenceProgram, type Levels } from '../flow/difference_program.ts'
import { cheapestLap } from './cheapest_lap.ts'
import { reachableSlots } from './reachable.ts'
import { rulerOf, type Ruler } from './ruler.ts'
import type { Tiling, TilingPrices, TilingRules } from './tile.ts'
import { tilesOf } from './tiles_of.ts'

/**
 * The cheapest shifts without breaks for a need, in whole persons a slot: never a heuristic, whatever the prices, straight or
 * cyclic.
 *
 * With counts of begun and ended shifts as unknowns every rule is a difference of two of them: present people are begun
 * minus ended, no shift is too short when all that ended had begun long enough ago, none too long when all that began long
 * ago have ended. See `DifferenceProgram` for why that makes it easy, and `cheapestLap` for rows that repeat.
 */
export function tileExactly(need: ArrayLike<number>, rules: TilingRules, prices: TilingPrices): Tiling {
  const slots = need.length
  const reachable = reachableSlots(slots, rules)
  const wanted = Int32Array.from(need, (people, slot) => (reachable[slot] === 1 ? people : 0))
  const unreachable = [...wanted.keys()].filter((slot) => wanted[slot]! < need[slot]!)
  if (wanted.every((people) => people === 0)) return { tiles: [], workedSlots: 0, unreachable, cost: 0 }

  const { ruler, lap, levels, cost } = cheapest(wanted, rules, prices)
  const tiles = tilesOf(ruler, levels.level, lap)
  const workedSlots = tiles.reduce((sum, { from, until }) => sum + until - from, 0)
  return { tiles, workedSlots, unreachable, cost }
}

type Solved = { readonly ruler: Ruler; readonly lap: number; readonly levels: Levels; readonly cost: number }

function cheapest(wanted: Int32Array, rules: TilingRules, prices: TilingPrices): Solved {
  const program = new DifferenceProgram()
  const ruler = rulerOf(program, wanted.length, rules)
  limitShifts(program, ruler, rules)
  matchNeed(program, ruler, wanted, rules, prices)
  if (ruler.all === null) {
    const guess = tileExactly(wanted, { ...rules, cyclic: false }, prices).tiles.length
    const most = wanted.reduce((sum, people) => sum + people, 0)
    return { ruler, ...cheapestLap(program, { guess, most, shiftPrice: prices.shift }) }
  }
  program.addWeight(ruler.all, prices.shift)
  program.addWeight(ruler.begun(-1).node, -prices.shift)
  const levels = program.solve(0)
  return { ruler, lap: 0, levels, cost: levels.cost }
}

function limitShifts(
  program: DifferenceProgram,
  { slots, first, begun, ended }: Ruler,
  rules: TilingRules
): void {
  const longest = rules.cyclic ? Math.min(rules.maximumSlots, slots) : rules.maximumSlots
  for (let at = first; at < slots; at += 1) {
    program.atLeast(begun(at), begun(at - 1), 0, Infinity)
    program.atLeast(ended(at + 1), ended(at), 0, Infinity)
    program.atLeast(begun(at), ended(at + rules.minimumSlots), 0, Infinity)
    program.atLeast(ended(at + longest), begun(at), 0, Infinity)
  }
}

function matchNeed(
  program: DifferenceProgram,
  { slots, begun, ended }: Ruler,
  wanted: Int32Array,
  { open }: TilingRules,
  { under, over }: TilingPrices
): void {
  for (let slot = 0; slot < slots; slot += 1) {
    const people = wanted[slot]!
    if (open && open[slot] !== 1) program.atLeast(ended(slot), begun(slot), 0, Infinity)
    else {
      program.atLeast(begun(slot), ended(slot), people, under)
      program.atLeast(ended(slot), begun(slot), -people, over)
    }
  }
}
