import type { Day } from '../../time/time.ts'
import type { Fraction } from './fraction.ts'
import { walkOvertime, type OvertimeFound, type WalkedWork } from './overtime_walk.ts'
import { percentOf, planCostMinor, weekdayMinor, type OvertimePay, type PremiumTerms } from './plan_cost.ts'
import type { DayKind } from './premium_pay.ts'
import { hourlyMinor, type CostTerms } from './shift_cost.ts'

/** Hours and percentages are decimals of six places, as exact amounts have them. */
const PLACES = 1e6
/** Nearer to a half than this, sums of floats do not decide which way an amount is rounded. */
const NEAR_HALF = 1e-6

const dayKinds: readonly DayKind[] = ['workday', 'rest_day', 'holiday']

type DayRates = { readonly own: number; readonly weekday: number }

/**
 * What overtime adds to the cost of one person's plan: the cost of all of it less that of each shift by itself. Made for
 * searches, which ask after every move: it reckons in floats, and exactly where these could round an amount otherwise.
 */
export class OvertimeMeter {
  readonly #terms: CostTerms
  readonly #premiums: PremiumTerms
  readonly #overtime: OvertimePay
  readonly #nightPercent: number | null
  readonly #percents = new Float64Array(16 * dayKinds.length).fill(-1)
  readonly #rates = new Map<Day, DayRates>()
  #works: readonly WalkedWork[] = []
  /** Premiums of the plan in hand, minor units. */
  #extra = 0
  /** The work whose night is overtime, the bonus it has alone less what overtime takes of it, and what was taken so far. */
  #night = -1
  #taken = 0
  #lessNight = 0
  #unsure = false

  constructor(terms: CostTerms, premiums: PremiumTerms & { overtime: OvertimePay }) {
    this.#terms = terms
    this.#premiums = premiums
    this.#overtime = premiums.overtime
    this.#nightPercent = premiums.night?.of === 'own_wage' ? premiums.night.percent : null
  }

  /**
   * Minor units; below 0 where overtime at night has a rate of its own day instead of the night's bonus.
   * @param works all of the person's work in time order
   */
  minor(works: readonly WalkedWork[]): number {
    this.#works = works
    this.#extra = 0
    this.#night = -1
    this.#lessNight = 0
    this.#unsure = false
    walkOvertime(works, this.#overtime, this.#found)
    if (this.#extra === 0 && this.#night < 0) return 0
    this.#settleNight()
    const extra = this.#rounded(this.#extra)
    return this.#unsure ? this.#exact() : extra - this.#lessNight
  }

  readonly #found: OvertimeFound = (work, piece, minutes, double, averaged, afterDay) => {
    if (!this.#works[work]!.shift.billable) return
    const { own, weekday } = this.#ratesOn(piece.day)
    const hours = Math.round((minutes / 60) * PLACES) / PLACES
    const { kind, night } = piece
    const premium = this.#premiumOf(kind, night, double, averaged, afterDay)
    this.#extra += Math.max(0, (weekday * premium) / PLACES - own) * hours
    if (!night || this.#nightPercent === null) return
    if (work !== this.#night) this.#settleNight()
    this.#night = work
    this.#taken += (weekday * hours * this.#nightPercent) / 100
  }

  /** Minor units of the night's bonus of the own wage that overtime could take from a work at most; 0 without one. */
  mostTaken(work: WalkedWork): number {
    return this.#nightPercent === null ? 0 : Math.ceil(this.#bonusOf(work)) + 1
  }

  /** Of the weekday rate, in millionths; there are few, and they are asked for after every move. */
  #premiumOf(kind: DayKind, night: boolean, double: boolean, averaged: boolean, afterDay: boolean): number {
    const flags = Number(night) + 2 * Number(double) + 4 * Number(averaged) + 8 * Number(afterDay)
    const place = 16 * dayKinds.indexOf(kind) + flags
    const known = this.#percents[place]!
    if (known >= 0) return known
    const piece = { kind, night, double, averaged, afterDay }
    const percent = percentOf(piece, this.#overtime, this.#premiums.night)
    return (this.#percents[place] = Math.round((percent / 100) * PLACES))
  }

  /** A shift's bonus is rounded by the shift, with and without what overtime takes of it. */
  #settleNight(): void {
    if (this.#night < 0) return
    const bonus = this.#bonusOf(this.#works[this.#night]!)
    this.#lessNight += this.#rounded(bonus) - this.#rounded(bonus - this.#taken)
    this.#night = -1
    this.#taken = 0
  }

  #bonusOf({ pieces }: WalkedWork): number {
    let bonus = 0
    for (const { day, night, minutes } of pieces) {
      if (!night) continue
      const hours = Math.round((minutes / 60) * PLACES) / PLACES
      bonus += (this.#ratesOn(day).weekday * hours * this.#nightPercent!) / 100
    }
    return bonus
  }

  #rounded(amount: number): number {
    if (Math.abs(amount - Math.floor(amount) - 0.5) < NEAR_HALF) this.#unsure = true
    return Math.floor(amount + 0.5)
  }

  #exact(): number {
    const shifts = this.#works.map(({ shift }) => shift)
    const alone = { ...this.#premiums, overtime: null }
    return planCostMinor(shifts, this.#terms, this.#premiums) - planCostMinor(shifts, this.#terms, alone)
  }

  #ratesOn(day: Day): DayRates {
    const known = this.#rates.get(day)
    if (known) return known
    const rates = {
      own: numberOf(hourlyMinor(day, this.#terms)),
      weekday: numberOf(weekdayMinor(day, this.#terms)),
    }
    this.#rates.set(day, rates)
    return rates
  }
}

const numberOf = ({ over, under }: Fraction): number => Number(over) / Number(under)
