import { wholePeople } from './rules/ceiling.ts'
import { contentOf, type ContentRule } from './rules/content.ts'

/** One rule of a position, with what it is fed. All rows have one entry a slot. */
export type RuleOfPosition = {
  readonly content: ContentRule
  /** Units expected; NaN if unknown, which asks for no more than the minimum. */
  readonly units: ArrayLike<number>
  /** 1 while the rule asks for anybody: opening hours with their buffers. */
  readonly open: Uint8Array
  /** People needed while open even without demand. */
  readonly minimum: number
  /** Most people this rule may ask for; null for any number. */
  readonly maximum: number | null
  /** The part of the rule's work that this position does, 0 to 1. */
  readonly share: number
}

/** `sum`: work of all rules together, rounded once. `maximum`: the rule that asks for most decides. */
type Combination = 'sum' | 'maximum'

export type NeedOptions = {
  readonly slotMinutes: number
  readonly combination: Combination
  /** Averages each rule's work over three slots before rounding, against peaks of a quarter of an hour. */
  readonly smoothed: boolean
}

export type Need = {
  /** People needed in each slot. */
  readonly people: Int32Array
  /** Work content in persons, as far as the maximum allows, before rounding. */
  readonly content: Float64Array
  /** Work that the rules' maxima leave undone, in persons. */
  readonly unmet: Float64Array
}

/**
 * What the rules of one position ask for. A rule's maximum cuts its own work; what is left is summed and rounded once, so
 * that two rules with a little work each share one person; the highest minimum of the open rules holds in any case, because
 * people there for one rule are there for the other.
 */
export function needOf(rules: readonly RuleOfPosition[], slots: number, options: NeedOptions): Need {
  const need = {
    people: new Int32Array(slots),
    content: new Float64Array(slots),
    unmet: new Float64Array(slots),
  }
  const works = rules.map((rule) => workOf(rule, slots, options))
  for (let slot = 0; slot < slots; slot += 1) {
    let minimum = 0
    for (const [place, rule] of rules.entries()) {
      if (rule.open[slot] !== 1) continue
      const work = works[place]![slot]!
      const done = rule.maximum === null ? work : Math.min(work, rule.maximum)
      const before = need.content[slot]!
      need.content[slot] = options.combination === 'sum' ? before + done : Math.max(before, done)
      need.unmet[slot]! += work - done
      minimum = Math.max(minimum, rule.minimum)
    }
    need.people[slot] = Math.max(minimum, wholePeople(need.content[slot]!))
  }
  return need
}

function workOf({ content, units, open, share }: RuleOfPosition, slots: number, options: NeedOptions) {
  const asks = Uint8Array.from({ length: slots }, (_, slot) =>
    open[slot] === 1 && !Number.isNaN(units[slot]) ? 1 : 0
  )
  const work = Float64Array.from(asks, (does, slot) =>
    does ? share * contentOf(content, units[slot]!, options.slotMinutes) : 0
  )
  return options.smoothed ? smoothed(work, asks) : work
}

/** Mean of each slot and its neighbours, those left out in which the rule is closed or nothing is known. */
function smoothed(work: Float64Array, asks: Uint8Array): Float64Array {
  return work.map((_, slot) => {
    const near = [slot - 1, slot, slot + 1].filter((at) => asks[at] === 1)
    return asks[slot] === 1 ? near.reduce((sum, at) => sum + work[at]!, 0) / near.length : 0
  })
}
