import type { OvertimePay, WalkedWork } from '../../labour_code/figures/overtime_walk.ts'

/** Shifts as thresholds see them, by the model's index. */
export type ThresholdTable = {
  readonly minutes: Float64Array
  /** Place of the day each starts on, and of its span, -1 for none. */
  readonly days: Int32Array
  readonly spans: Int32Array
  /** 1 for work of which some lies on a day that is overtime whole. */
  readonly offDays: Uint8Array
  readonly dayPlaces: ReadonlyMap<string, number>
}

export function thresholdTable(works: readonly WalkedWork[], terms: OvertimePay): ThresholdTable {
  const dayPlaces = new Map([...new Set(works.map(({ day }) => day))].map((day, place) => [day, place]))
  return {
    minutes: Float64Array.from(works, minutesOf),
    days: Int32Array.from(works, ({ day }) => dayPlaces.get(day)!),
    spans: Int32Array.from(works, ({ span }) => (span ? terms.spans.indexOf(span) : -1)),
    offDays: Uint8Array.from(works, (work) => Number(terms.offDays && isOff(work))),
    dayPlaces,
  }
}

/** Rounding of shares of breaks must not look like a minute below a threshold. */
const SURELY = 1e-6

/**
 * Tells without going through a person's plan that nothing given to them is overtime, nor makes work that stays overtime:
 * of most plans that a search looks at, no day, week or settlement period comes to its threshold.
 */
export class ThresholdReach {
  readonly #table: ThresholdTable
  readonly #daily: number
  /** Minutes left by work that stays: by place of a day, and by span. */
  readonly #leftOfDay: Float64Array
  readonly #leftOfSpan: Float64Array
  readonly #inSpan: Float64Array

  constructor(table: ThresholdTable, fixed: readonly WalkedWork[], terms: OvertimePay) {
    const { dailyMinutes, doubleMinutes, spans } = terms
    this.#table = table
    this.#daily = Math.min(dailyMinutes ?? Infinity, doubleMinutes ?? Infinity)
    this.#leftOfDay = new Float64Array(table.dayPlaces.size).fill(this.#daily - SURELY)
    this.#leftOfSpan = Float64Array.from(spans, ({ minutes }) => minutes - SURELY)
    this.#inSpan = new Float64Array(spans.length)
    for (const work of fixed) {
      const [day, span] = [table.dayPlaces.get(work.day), work.span ? spans.indexOf(work.span) : -1]
      if (day !== undefined) this.#leftOfDay[day]! -= minutesOf(work)
      if (span >= 0) this.#leftOfSpan[span]! -= minutesOf(work)
    }
  }

  /** @param given indices of shifts in time order */
  isReached(given: readonly number[]): boolean {
    const { minutes, days, spans, offDays } = this.#table
    const inSpan = this.#inSpan.fill(0)
    let [day, inDay] = [-1, 0]
    for (let g = 0; g < given.length; g += 1) {
      const shift = given[g]!
      if (offDays[shift] === 1) return true
      const own = minutes[shift]!
      if (days[shift] !== day) {
        day = days[shift]!
        inDay = 0
      }
      inDay += own
      if (inDay > this.#leftOfDay[day]!) return true
      const span = spans[shift]!
      if (span >= 0 && (inSpan[span]! += own) > this.#leftOfSpan[span]!) return true
    }
    return false
  }
}

const isOff = ({ pieces, shift }: WalkedWork): boolean =>
  shift.counts !== false && pieces.some(({ kind }) => kind !== 'workday')

const minutesOf = ({ shift, pieces }: WalkedWork): number =>
  shift.counts === false ? 0 : pieces.reduce((total, { minutes }) => total + minutes, 0)
