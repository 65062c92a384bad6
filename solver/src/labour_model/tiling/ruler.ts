import type { DifferenceProgram, Level } from '../flow/difference_program.ts'
import type { TilingRules } from './tile.ts'

/**
 * How many shifts have begun, and how many have ended, by each slot. Shifts that begin in one order may be paired to end in
 * the same order without any of them leaving its limits, so these two counts say all there is to say about a set of shifts.
 */
export type Ruler = {
  readonly slots: number
  /** Shifts begun by the beginning of slot `at`, that one included. */
  readonly begun: (at: number) => Level
  /** Shifts ended by the beginning of slot `at`, that one included. */
  readonly ended: (at: number) => Level
  /** First slot to look at: before it nothing begins, or all is a lap earlier. */
  readonly first: number
  /** All shifts of the row; null in a cyclic row, where a lap is as many as there are. */
  readonly all: number | null
}

export function rulerOf(program: DifferenceProgram, slots: number, rules: TilingRules): Ruler {
  return rules.cyclic ? cyclicRuler(program, slots, rules) : straightRuler(program, slots, rules)
}

const startsAt = (slot: number, { startEverySlots, open }: TilingRules): boolean =>
  slot % startEverySlots === 0 && (!open || open[slot] === 1)

/** Nothing begins before slot 0 and everything has ended by the end. */
function straightRuler(program: DifferenceProgram, slots: number, rules: TilingRules): Ruler {
  const none: Level = { node: program.node(), laps: 0 }
  const begun: Level[] = []
  for (let slot = 0; slot < slots; slot += 1) {
    const latest = begun.at(-1) ?? none
    begun.push(startsAt(slot, rules) ? { node: program.node(), laps: 0 } : latest)
  }
  const ended = Array.from({ length: slots }, () => ({ node: program.node(), laps: 0 }))
  return {
    slots,
    begun: (at) => (at < 0 ? none : begun[Math.min(at, slots - 1)]!),
    ended: (at) => (at < 1 ? none : ended[Math.min(at, slots) - 1]!),
    first: -1,
    all: ended[slots - 1]!.node,
  }
}

/** A lap later, a lap's number of shifts more has begun and ended. */
function cyclicRuler(program: DifferenceProgram, slots: number, rules: TilingRules): Ruler {
  const begun: Level[] = []
  const starts = Array.from({ length: slots }, (_, slot) => slot).filter((slot) => startsAt(slot, rules))
  const nodes = new Map(starts.map((slot) => [slot, program.node()]))
  const latest = nodes.get(starts.at(-1) ?? -1)
  let now: Level | null = latest === undefined ? null : { node: latest, laps: -1 }
  for (let slot = 0; slot < slots; slot += 1) {
    const node = nodes.get(slot)
    if (node !== undefined) now = { node, laps: 0 }
    begun.push(now!)
  }
  const ended = Array.from({ length: slots }, () => ({ node: program.node(), laps: 0 }))
  const at = (row: readonly Level[], slot: number): Level => {
    const laps = Math.floor(slot / slots)
    const { node, laps: own } = row[slot - laps * slots]!
    return { node, laps: own + laps }
  }
  return {
    slots,
    begun: (slot) => at(begun, slot),
    ended: (slot) => at(ended, slot),
    first: 0,
    all: null,
  }
}
