import { dayOf, weekdayOf, type Day } from '../../time/time.ts'
import type { NightWindow } from '../night.ts'
import { decimal, fraction, plus, roundHalfUp, times, zero, type Fraction } from './fraction.ts'
import { nightBonusMinor, type NightMonth } from './night_bonus.ts'
import { paidPieces, type PaidPiece } from './paid_pieces.ts'
import { premiumPercent, type DayKind, type PremiumRates } from './premium_pay.ts'
import { hourlyMinor, shiftCostMinor, type CostedShift, type CostTerms } from './shift_cost.ts'

/** What night work earns on top: a share of the minimum wage's hour, by month (Poland), or of the own wage (Vietnam). */
export type NightPay =
  | { readonly of: 'minimum_wage'; readonly months: readonly (NightMonth & { readonly from: Day })[] }
  | { readonly of: 'own_wage'; readonly percent: number }

/** From when on work is overtime, and what it is paid; lengths in minutes, null: no such threshold. */
export type OvertimePay = {
  readonly dailyMinutes: number | null
  /** From here on an hour of a day is paid at least double. */
  readonly doubleMinutes: number | null
  /** Weeks or settlement periods `[from, until)`, with the hours that are normal in each. */
  readonly spans: readonly { readonly from: Day; readonly until: Day; readonly minutes: number }[]
  /** Whether a span is an average that ends a settlement period: what is beyond is paid as on a day of rest (KP art. 151¹ § 2). */
  readonly averaged: boolean
  /** Whether overtime at night is paid as on a day of rest (KP art. 151¹ § 1); otherwise the night's bonus is added. */
  readonly nightAsRest: boolean
  /** Whether all work on holidays and days of rest is overtime (Labour Code 45/2019/QH14 art. 98). */
  readonly offDays: boolean
  /** Days of weekly rest, 1 Monday to 7 Sunday. */
  readonly restWeekdays: readonly number[]
  readonly percent: PremiumRates
}
export type PremiumTerms = {
  readonly nightWindow: NightWindow | null
  readonly night: NightPay | null
  readonly overtime: OvertimePay | null
}
/** `counts`: whether the position is included in working hours; left out: it is. */
export type PlannedShift = CostedShift & { readonly counts?: boolean }

const DOUBLE_PERCENT = 200

/**
 * What a person's planned shifts cost in minor units: each at its rates, with the bonus for its night hours, both
 * rounded by the shift, and the premium of all overtime. An hour of overtime costs what the law's percentage makes of the
 * rate of weekdays, or the rate of its own day where that is more: a rate for Sundays is no reason to pay twice.
 *
 * @param shifts all of one person over whole days and spans
 */
export function planCostMinor(
  shifts: readonly PlannedShift[],
  terms: CostTerms,
  premiums: PremiumTerms
): number {
  const ordered = shifts.toSorted((a, b) => a.start - b.start)
  const works = ordered.map((shift) => ({ shift, pieces: piecesOf(shift, premiums.nightWindow) }))
  const split = works.map(() => [] as OvertimePiece[])
  const { overtime } = premiums
  if (overtime) walk(works, overtime, terms.daysOff, (index, piece) => split[index]!.push(piece))
  let total = 0
  let extra = zero
  for (const [index, { shift, pieces }] of works.entries()) {
    if (!shift.billable) continue
    const own = split[index]!
    total += shiftCostMinor(shift, terms) + nightMinor(pieces, own, terms, premiums)
    for (const piece of own) extra = plus(extra, premiumOf(piece, terms, overtime!, premiums.night))
  }
  return total + roundHalfUp(extra)
}

type Pieces = { readonly window: NightWindow | null; readonly pieces: readonly PaidPiece[] }
/** A plan is priced again for each person who could have a shift, and its shifts stay the same. */
const knownPieces = new WeakMap<PlannedShift, Pieces>()

function piecesOf(shift: PlannedShift, window: NightWindow | null): readonly PaidPiece[] {
  const known = knownPieces.get(shift)
  if (known?.window === window) return known.pieces
  const pieces = paidPieces(shift, window)
  knownPieces.set(shift, { window, pieces })
  return pieces
}

type Work = { readonly shift: PlannedShift; readonly pieces: readonly PaidPiece[] }
/** Minutes of overtime in a piece of a shift. */
type OvertimePiece = PaidPiece & {
  readonly kind: DayKind
  readonly double: boolean
  readonly afterDay: boolean
  readonly averaged: boolean
}

/** Goes through the work in time order and tells what is beyond a threshold; no minute is counted twice. */
function walk(
  works: readonly Work[],
  terms: OvertimePay,
  daysOff: ReadonlySet<Day>,
  found: (index: number, piece: OvertimePiece) => void
): void {
  const [daily, double] = [terms.dailyMinutes ?? Infinity, terms.doubleMinutes ?? Infinity]
  const inSpan = new Map<Day, number>()
  let [today, worked, byDay] = ['', 0, false]
  works.forEach(({ shift, pieces }, index) => {
    if (shift.counts === false) return
    const day = dayOf(shift.start, shift.zone)
    if (day !== today) [today, worked, byDay] = [day, 0, false]
    const span = terms.spans.find(({ from, until }) => day >= from && day < until)
    for (const piece of pieces) {
      const kind = kindOf(piece.day, terms, daysOff)
      const tell = (minutes: number, more: { double: boolean; averaged: boolean }): void => {
        if (minutes <= 0) return
        found(index, { ...piece, ...more, minutes, kind, afterDay: byDay })
        if (!piece.night) byDay = true
      }
      if (terms.offDays && kind !== 'workday') {
        tell(piece.minutes, { double: false, averaged: false })
        continue
      }
      const upTo = (limit: number): number => Math.min(piece.minutes, Math.max(0, limit - worked))
      const [regular, single] = [upTo(Math.min(daily, double)), upTo(double)]
      tell(piece.minutes - single, { double: true, averaged: false })
      tell(single - regular, { double: false, averaged: false })
      worked += piece.minutes
      if (!span) continue
      const before = inSpan.get(span.from) ?? 0
      inSpan.set(span.from, before + regular)
      const within = Math.max(0, Math.min(regular, span.minutes - before))
      tell(regular - within, { double: false, averaged: terms.averaged })
    }
  })
}

function kindOf(day: Day, { restWeekdays }: OvertimePay, daysOff: ReadonlySet<Day>): DayKind {
  if (daysOff.has(day)) return 'holiday'
  return restWeekdays.includes(weekdayOf(day)) ? 'rest_day' : 'workday'
}

/** The bonus for night hours; where it is of the own wage, overtime at night has it in its own percentage. */
function nightMinor(
  pieces: readonly PaidPiece[],
  overtime: readonly OvertimePiece[],
  terms: CostTerms,
  { night }: PremiumTerms
): number {
  if (!night) return 0
  const dark = pieces.filter((piece) => piece.night)
  if (night.of === 'minimum_wage')
    return nightBonusMinor(
      dark.flatMap(({ day, minutes }) => {
        const month = night.months.findLast(({ from }) => from <= day)
        return month ? [{ ...month, minutes: Math.round(minutes) }] : []
      })
    )
  const beyond = overtime.filter((piece) => piece.night)
  const bonus = (of: readonly PaidPiece[]): Fraction =>
    of.reduce(
      (sum, piece) => plus(sum, shareOfHour(piece, weekdayMinor(piece.day, terms), night.percent)),
      zero
    )
  return roundHalfUp(plus(bonus(dark), times(fraction(-1, 1), bonus(beyond))))
}

/** By how much overtime costs more than its time at the rate of its day. */
function premiumOf(
  piece: OvertimePiece,
  terms: CostTerms,
  overtime: OvertimePay,
  night: NightPay | null
): Fraction {
  const [own, weekday] = [hourlyMinor(piece.day, terms), weekdayMinor(piece.day, terms)]
  const due = times(weekday, decimal(percentOf(piece, overtime, night) / 100))
  const more = plus(due, times(fraction(-1, 1), own))
  return more.over <= 0n ? zero : times(more, decimal(piece.minutes / 60))
}

function percentOf(
  piece: OvertimePiece,
  { percent, nightAsRest }: OvertimePay,
  night: NightPay | null
): number {
  const { kind: day, afterDay: afterDayOvertime } = piece
  const least = piece.double ? DOUBLE_PERCENT : 0
  if (piece.averaged || (nightAsRest && piece.night)) return Math.max(least, percent.restDay)
  const bonus = night?.of === 'own_wage' ? night.percent : null
  const hour = { overtime: true, night: piece.night && bonus !== null, day, afterDayOvertime }
  return Math.max(least, premiumPercent(hour, percent, bonus ?? 0))
}

/** Bonuses are of the wage of a normal day, whatever the day's own rate is. */
const weekdayMinor = (day: Day, terms: CostTerms): Fraction =>
  hourlyMinor(day, {
    ...terms,
    rates: terms.rates.map((rate) =>
      rate.type === 'hourly' ? { ...rate, saturdayMinor: null, sundayMinor: null, dayOffMinor: null } : rate
    ),
  })

const shareOfHour = ({ minutes }: PaidPiece, hourly: Fraction, percent: number): Fraction =>
  times(times(hourly, decimal(minutes / 60)), fraction(percent, 100))
