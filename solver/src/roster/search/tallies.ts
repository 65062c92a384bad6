import { MixTally } from '../demand/mix_tally.ts'
import { UNASSIGNED, type Model } from '../model.ts'
import {
  hoursPenaltyOf,
  loadOf,
  noAggregates,
  SHARES,
  shareOf,
  unfairness,
  type Aggregates,
} from '../score.ts'
import { unpopularKinds } from '../shift_kinds.ts'

const KINDS = unpopularKinds.length

/** Keeps the integers of the score up to date while shifts change hands, one at a time. */
export class Tallies {
  readonly totals: Aggregates = noAggregates()
  readonly #model: Model
  readonly #planned: Int32Array
  readonly #counts: Int32Array
  readonly #loads: Int32Array
  readonly #shares: Float64Array
  /** Per person: shifts they have now and are not planned for, or the other way round. */
  readonly #differing: Int32Array
  readonly #hoursPenalty: Int32Array
  readonly #wishesMet: Int32Array
  readonly #mix: MixTally | null

  constructor(model: Model) {
    const people = model.people.length
    this.#model = model
    this.#planned = new Int32Array(model.periodCount)
    this.#counts = new Int32Array(people * KINDS)
    this.#loads = new Int32Array(people)
    this.#shares = new Float64Array(people * SHARES)
    this.#differing = new Int32Array(people)
    this.#hoursPenalty = new Int32Array(people)
    this.#wishesMet = new Int32Array(model.preferences)
    this.totals.unmetPreferences = model.preferenceWeights.reduce((sum, weight) => sum + weight, 0)
    this.#mix = model.mix && new MixTally(model.mix)
    this.totals.mixShort = this.#mix?.initial() ?? 0
    model.people.forEach((person, p) => {
      person.periods.forEach(({ fixed }, k) => (this.#planned[model.periodOffset[p]! + k] = fixed))
      person.fixedKinds.forEach((count, kind) => (this.#counts[p * KINDS + kind] = count))
      this.#refresh(p)
    })
    model.shifts.forEach((_, s) => {
      this.totals.unfilledMinutes += model.minutes[s]!
      const holder = model.current[s]!
      if (holder === UNASSIGNED) return
      this.totals.changed += 1
      this.#differ(holder, 1)
    })
  }

  /** Minutes planned for a person over all agreed periods. */
  plannedMinutes(person: number): number {
    const { people, periodOffset } = this.#model
    let minutes = 0
    for (let k = 0; k < people[person]!.periods.length; k += 1)
      minutes += this.#planned[periodOffset[person]! + k]!
    return minutes
  }

  /** A person gets an open shift (`sign` 1) or gives it back (-1). */
  change(shift: number, person: number, sign: 1 | -1): void {
    const {
      people,
      shifts,
      minutes,
      current,
      kinds,
      costUnits,
      windowMinutes,
      periodOffset,
      preference,
      shiftAlerts,
    } = this.#model
    const pair = person * shifts.length + shift
    this.totals.unfilledMinutes -= sign * minutes[shift]!
    if (current[shift] === person) this.totals.changed -= sign
    this.#differ(person, current[shift] === person ? -sign : sign)
    if (costUnits) this.totals.costUnits += sign * costUnits[pair]!
    this.totals.alerts += sign * shiftAlerts[pair]!
    for (let kind = 0; kind < KINDS; kind += 1)
      this.#counts[person * KINDS + kind]! += sign * kinds[kind]![shift]!
    const { periods } = people[person]!
    for (let k = 0; k < periods.length; k += 1) {
      this.#planned[periodOffset[person]! + k]! +=
        sign * windowMinutes[periods[k]!.window * shifts.length + shift]!
    }
    if (preference[pair]! >= 0) this.#meetWish(preference[pair]!, sign)
    if (this.#mix) this.totals.mixShort += this.#mix.change(shift, person, sign)
    this.#refresh(person)
  }

  #differ(person: number, by: number): void {
    const before = this.#differing[person]!
    this.#differing[person] = before + by
    if (this.#model.cannotKeep[person]) return
    this.totals.disturbed += Number(before + by > 0) - Number(before > 0)
  }

  /** Whether a person is planned for anything else than what they have now. */
  isDisturbed(person: number): boolean {
    return this.#differing[person]! > 0
  }

  #meetWish(wish: number, sign: 1 | -1): void {
    const before = this.#wishesMet[wish]!
    this.#wishesMet[wish] = before + sign
    if (before > 0 && before + sign > 0) return
    this.totals.unmetPreferences -= sign * this.#model.preferenceWeights[wish]!
  }

  /** Works out a person's penalties again and moves the sums by the difference. */
  #refresh(p: number): void {
    const { people, periodOffset } = this.#model
    const { periods, fte, normMinutes } = people[p]!
    let penalty = 0
    let planned = 0
    for (let k = 0; k < periods.length; k += 1) {
      const minutes = this.#planned[periodOffset[p]! + k]!
      planned += minutes
      penalty += hoursPenaltyOf(minutes, periods[k]!.norm, periods[k]!.minimum)
    }
    this.totals.hoursPenalty += penalty - this.#hoursPenalty[p]!
    this.#hoursPenalty[p] = penalty
    if (normMinutes === 0) return
    const { load, counts } = this.#model.fair
    this.#loads[p] = loadOf(planned, normMinutes)
    this.#setShare(p, 0, unfairness(this.#loads[p]!, load))
    for (let kind = 0; kind < KINDS; kind += 1) {
      const share = shareOf(this.#counts[p * KINDS + kind]!, fte)
      this.#setShare(p, kind + 1, unfairness(share, counts[p * KINDS + kind]!))
    }
  }

  #setShare(p: number, kind: number, unfair: number): void {
    this.totals.shares[kind]! += unfair - this.#shares[p * SHARES + kind]!
    this.#shares[p * SHARES + kind] = unfair
  }

  loadOf(person: number): number {
    return this.#loads[person]!
  }
}
