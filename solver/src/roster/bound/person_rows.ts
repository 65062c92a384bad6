import type { Model } from '../model.ts'
import { hoursPenaltyOf, loadOf, unfairness } from '../score.ts'
import { followingOf } from './following.ts'
import { mostByWeeks } from './most_by_weeks.ts'
import { mostMinutes } from './most_minutes.ts'
import { mayWork } from './row_rules.ts'
import { commonUnit, RowTerms, type RowTerm } from './row_terms.ts'
import type { ShiftGroup } from './shift_groups.ts'
import { TimelineProgram, type TimelineItem, type TimelineScratch } from './timeline_program.ts'

const DAY_MS = 86_400_000
/** Kept work further away than this from all shifts cannot affect which shifts may be assigned. */
const REACH_MS = 4 * DAY_MS

/**
 * The cheapest plan of one person by relaxed rules, priced: their own part of the score less the prices of the shifts
 * they take. Sums over a row that are no state of the programme have multipliers: `steps` times multiplier is added to
 * an item's cost, and the sum's own cost is taken where it is least.
 */
export class PersonRows {
  /** One per multiplier. */
  readonly terms: readonly RowTerm[]
  readonly #program: TimelineProgram
  /** Per item of the programme: its own cost, and its place among the candidates, -1 for work that stays. */
  readonly #own: Float64Array
  readonly #place: Int32Array
  readonly #groups: readonly number[]
  readonly #atEnd: Float64Array
  readonly #costs: Float64Array
  readonly #constant: number
  /** What a plan other than the current one costs, and the items of the current one; `null` if it costs nothing. */
  readonly #repair: { readonly cost: number; readonly now: readonly number[] | null } | null
  readonly #row: number[] = []

  /** @param widest most states per shift; people who need more have multipliers for their hours */
  constructor(
    model: Model,
    p: number,
    groups: readonly ShiftGroup[],
    scratch: TimelineScratch,
    widest: number
  ) {
    const { shifts, allowed, people } = model
    const person = people[p]!
    const places = [...groups.keys()].filter((g) => allowed[p * shifts.length + groups[g]!.members[0]!])
    const standing = places.map((g) => groups[g]!.members[0]!)
    const works = standing.map((s) => person.planned[s]!)
    const following = followingOf(person)
    const from = Math.min(...works.map(({ start }) => start)) - REACH_MS
    const until = Math.max(...works.map(({ end }) => end)) + REACH_MS
    const kept: TimelineItem[] = person.fixed
      .filter(({ start, end }) => end > from && start < until)
      .map((work) => ({ work, group: -1, units: 0 }))
    const programOf = (units: readonly number[], limit: number): TimelineProgram =>
      new TimelineProgram(
        [...kept, ...works.map((work, place) => ({ work, group: place, units: units[place]! }))],
        following,
        limit,
        scratch
      )
    const plain = programOf(
      works.map(() => 0),
      0
    )
    const terms = new RowTerms(model, p, standing, (steps) =>
      plain.longest(({ group }) => (group < 0 ? 0 : steps[group]!))
    )
    const inState = person.periods.length === 1
    const minutes = inState ? terms.minutesIn(0) : works.map(() => 0)
    const minutesOf = new Map(works.map((work, place) => [work, minutes[place]!]))
    const byWeeks = mostByWeeks(person, plain, (work) => minutesOf.get(work) ?? 0)
    const most = Math.max(0, Math.min(mostMinutes(person, works), byWeeks))
    const unit = commonUnit(minutes)
    const whole = inState
      ? programOf(
          minutes.map((own) => own / unit),
          Math.floor(most / unit)
        )
      : plain
    const fits = whole.most < widest
    this.#program = fits ? whole : plain
    const linear: RowTerm[] = []
    const summed: RowTerm[] = []
    const all = [...terms.counts(), ...(inState && fits ? [] : terms.hours())]
    for (const term of all) (term.costs.length <= 2 ? linear : summed).push(term)
    this.terms = summed
    const ofFixed = model.weights.perCostUnit * (model.overtime?.bound.fixed(p) ?? 0)
    this.#constant = linear.reduce((total, { costs }) => total + costs[0]!, ofFixed)
    this.#groups = places
    this.#place = Int32Array.from(this.#program.items, ({ group }) => group)
    const own = standing.map((s, place) => {
      const steps = linear.map(({ costs, steps }) => (steps[place]! > 0 ? costs[1]! - costs[0]! : 0))
      return steps.reduce((total, cost) => total + cost, ownCost(model, p, s))
    })
    this.#own = Float64Array.from(this.#place, (place) => (place < 0 ? 0 : own[place]!))
    this.#costs = new Float64Array(this.#own.length)
    this.#atEnd = Float64Array.from({ length: this.#program.most + 1 }, (_, units) =>
      inState && fits ? hoursCost(model, p, units * unit) : 0
    )
    this.#repair = repairOf(model, p, standing, this.#place)
  }

  /**
   * @param prices per group, and behind them the multipliers of all people; this person's begin at `first`
   * @param gap gets at `first` by what each sum of the cheapest plan is beyond the one its cost was taken for
   * @returns the least any plan of this person can add to the bound
   */
  least(prices: Float64Array, first: number, gap: Float64Array): number {
    this.#price(prices, first)
    this.#row.length = 0
    let cost = this.#program.cheapest(this.#costs, this.#atEnd, this.#row)
    if (this.#repair) {
      const { cost: disturbed, now } = this.#repair
      const same = now ? this.#costOf(now) : Infinity
      cost += disturbed
      if (now && same < cost) {
        cost = same
        this.#row.splice(0, Infinity, ...now.map((item) => this.#place[item]!))
      }
    }
    return cost + this.#constant + this.#leastOfTerms(prices, first, gap)
  }

  /** The groups of the plan that `least` found last. */
  row(): number[] {
    return this.#row.map((place) => this.#groups[place]!)
  }

  #price(prices: Float64Array, first: number): void {
    for (let item = 0; item < this.#costs.length; item += 1) {
      const place = this.#place[item]!
      if (place < 0) continue
      let cost = this.#own[item]! - prices[this.#groups[place]!]!
      for (let t = 0; t < this.terms.length; t += 1) {
        cost += prices[first + t]! * this.terms[t]!.steps[place]!
      }
      this.#costs[item] = cost
    }
  }

  #costOf(now: readonly number[]): number {
    let cost = 0
    let units = 0
    for (const item of now) {
      cost += this.#costs[item]!
      units += this.#program.items[item]!.units
    }
    return units < this.#atEnd.length ? cost + this.#atEnd[units]! : Infinity
  }

  #leastOfTerms(prices: Float64Array, first: number, gap: Float64Array): number {
    let total = 0
    this.terms.forEach(({ costs, steps }, t) => {
      const multiplier = prices[first + t]!
      let best = Infinity
      let at = 0
      for (let count = 0; count < costs.length; count += 1) {
        const cost = costs[count]! - multiplier * count
        if (cost >= best) continue
        best = cost
        at = count
      }
      let taken = 0
      for (const place of this.#row) taken += steps[place]!
      gap[first + t] = taken - at
      total += best
    })
    return total
  }
}

/** What giving a shift costs for sure: alerts about the shift alone, money, and what keeping it with its holder spares. */
function ownCost(model: Model, p: number, s: number): number {
  const { shifts, shiftAlerts, costUnits, overtime, current, weights } = model
  const pair = p * shifts.length + s
  const units = (costUnits?.[pair] ?? 0) + (overtime?.bound.shift(p, s) ?? 0)
  return (
    weights.perAlert * shiftAlerts[pair]! +
    weights.perCostUnit * units -
    (current[s] === p ? weights.perChange : 0)
  )
}

function hoursCost({ people, weights, fair }: Model, p: number, given: number): number {
  const { periods, normMinutes } = people[p]!
  const { norm, minimum, fixed } = periods[0]!
  const load =
    normMinutes === 0 ? 0 : weights.perShare[0]! * unfairness(loadOf(fixed + given, normMinutes), fair.load)
  return weights.perHoursMinute * hoursPenaltyOf(fixed + given, norm, minimum) + load
}

function repairOf(model: Model, p: number, standing: readonly number[], place: Int32Array) {
  const { weights, cannotKeep, current, people } = model
  if (weights.perDisturbed === 0 || cannotKeep[p]) return null
  const person = people[p]!
  const now = [...current.keys()].filter((s) => current[s] === p)
  const possible = mayWork(
    person,
    now.map((s) => person.planned[s]!)
  )
  // A group of shifts a person has is all theirs; two of one group at a time would break a rule.
  const items = now.map((s) => place.indexOf(standing.indexOf(s)))
  return { cost: weights.perDisturbed, now: possible && items.every((item) => item >= 0) ? items : null }
}
