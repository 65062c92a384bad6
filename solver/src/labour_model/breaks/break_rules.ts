import type { TilingRules } from '../tiling/tile.ts'

/** A break that a shift has, in slots from its start. */
export type BreakWindow = {
  readonly durationSlots: number
  readonly paid: boolean
  /** First and last slot of the shift in which the break may begin. */
  readonly earliest: number
  readonly latest: number
}

/** The breaks of shifts of at least this length, up to the next rule's; none below the first. */
export type BreakRule = { readonly fromLengthSlots: number; readonly breaks: readonly BreakWindow[] }

export type BreakTilingRules = TilingRules & {
  /** By rising length. */
  readonly breakRules: readonly BreakRule[]
}

export type BreakFault = 'order' | 'window' | 'outside_shift' | 'breaks_touch'

export function breaksOf(lengthSlots: number, rules: readonly BreakRule[]): readonly BreakWindow[] {
  return rules.findLast((rule) => rule.fromLengthSlots <= lengthSlots)?.breaks ?? []
}

/**
 * What makes break rules unusable, null when nothing does: each window must lie in the shortest shift it is for, and two
 * breaks of a shift must never touch, wherever they are placed.
 */
export function breakFault(rules: readonly BreakRule[]): BreakFault | null {
  for (const [place, { fromLengthSlots, breaks }] of rules.entries()) {
    if (place > 0 && fromLengthSlots <= rules[place - 1]!.fromLengthSlots) return 'order'
    let ended = 0
    for (const { durationSlots, earliest, latest } of breaks) {
      if (durationSlots < 1 || latest < earliest) return 'window'
      if (earliest < 1 || latest + durationSlots >= fromLengthSlots) return 'outside_shift'
      if (earliest <= ended) return 'breaks_touch'
      ended = latest + durationSlots
    }
  }
  return null
}

/** Paid slots of a shift: its length less its unpaid breaks. */
export const paidSlotsOf = (lengthSlots: number, rules: readonly BreakRule[]): number =>
  breaksOf(lengthSlots, rules).reduce(
    (slots, { paid, durationSlots }) => (paid ? slots : slots - durationSlots),
    lengthSlots
  )

/** Slots of a shift in which the person is at work. */
export const workingSlotsOf = (lengthSlots: number, rules: readonly BreakRule[]): number =>
  breaksOf(lengthSlots, rules).reduce((slots, { durationSlots }) => slots - durationSlots, lengthSlots)

/** Every length a shift may have in a row of so many slots. */
export function lengthsOf({ minimumSlots, maximumSlots }: TilingRules, slots: number): number[] {
  const longest = Math.min(maximumSlots, slots)
  return Array.from({ length: Math.max(0, longest - minimumSlots + 1) }, (_, more) => minimumSlots + more)
}
