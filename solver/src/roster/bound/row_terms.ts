import type { Model } from '../model.ts'
import { hoursPenaltyOf, loadOf, shareOf, unfairness } from '../score.ts'
import { unpopularKinds } from '../shift_kinds.ts'

/** What a sum over a person's shifts costs: `costs[k]` when `k` steps are counted; each item counts `steps[item]`. */
export type RowTerm = { readonly costs: Float64Array; readonly steps: Int32Array }

const KINDS = unpopularKinds.length

/** The terms of a person's score that hang on sums over their shifts. */
export class RowTerms {
  readonly #model: Model
  readonly #p: number
  /** The shift that stands for each item. */
  readonly #shifts: readonly number[]
  readonly #longest: (steps: Int32Array) => number

  /** @param longest most steps any plan of the person can count */
  constructor(model: Model, p: number, shifts: readonly number[], longest: (steps: Int32Array) => number) {
    this.#model = model
    this.#p = p
    this.#shifts = shifts
    this.#longest = longest
  }

  /** Each kind of unpopular work; each wish. */
  counts(): RowTerm[] {
    return [...this.#kinds(), ...this.#wishes()]
  }

  #kinds(): RowTerm[] {
    const { people, kinds, weights, fair } = this.#model
    const { normMinutes, fte, fixedKinds } = people[this.#p]!
    if (normMinutes === 0) return []
    return kinds.map((flags, kind) =>
      this.#term(
        this.#shifts.map((s) => flags[s]!),
        (count) => {
          const share = shareOf(fixedKinds[kind]! + count, fte)
          return weights.perShare[kind + 1]! * unfairness(share, fair.counts[this.#p * KINDS + kind]!)
        }
      )
    )
  }

  #wishes(): RowTerm[] {
    const { preference, preferenceWeights, shifts, weights } = this.#model
    const wishes = this.#shifts.map((s) => preference[this.#p * shifts.length + s]!)
    return [...new Set(wishes)]
      .filter((wish) => wish >= 0)
      .map((wish) =>
        this.#term(
          wishes.map((own) => Number(own === wish)),
          (count) => (count > 0 ? 0 : weights.perUnmetPreference * preferenceWeights[wish]!)
        )
      )
  }

  /** Agreed hours of each period by itself, and the load of all together. */
  hours(): RowTerm[] {
    const { people, weights, fair } = this.#model
    const { periods, normMinutes } = people[this.#p]!
    const minutes = periods.map((_, k) => this.minutesIn(k))
    const terms = periods.map(({ norm, minimum, fixed }, k) =>
      this.#inMinutes(
        minutes[k]!,
        (given) => weights.perHoursMinute * hoursPenaltyOf(fixed + given, norm, minimum)
      )
    )
    if (normMinutes === 0) return terms
    const fixed = periods.reduce((total, period) => total + period.fixed, 0)
    const load = this.#inMinutes(
      this.#shifts.map((_, i) => minutes.reduce((total, own) => total + own[i]!, 0)),
      (given) => weights.perShare[0]! * unfairness(loadOf(fixed + given, normMinutes), fair.load)
    )
    return [...terms, load]
  }

  /** Minutes of each item inside the person's `k`th period. */
  minutesIn(k: number): number[] {
    const { people, windowMinutes, shifts } = this.#model
    const { window } = people[this.#p]!.periods[k]!
    return this.#shifts.map((s) => windowMinutes[window * shifts.length + s]!)
  }

  #inMinutes(minutes: readonly number[], costOf: (given: number) => number): RowTerm {
    const unit = commonUnit(minutes)
    return this.#term(
      minutes.map((own) => own / unit),
      (steps) => costOf(steps * unit)
    )
  }

  #term(steps: readonly number[], costOf: (steps: number) => number): RowTerm {
    const own = Int32Array.from(steps)
    const most = own.some((step) => step > 0) ? Math.max(0, this.#longest(own)) : 0
    return { steps: own, costs: Float64Array.from({ length: most + 1 }, (_, count) => costOf(count)) }
  }
}

/** The largest whole number that divides all of them; 1 when there is none above 0. */
export function commonUnit(numbers: readonly number[]): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  return numbers.reduce(divisor, 0) || 1
}
