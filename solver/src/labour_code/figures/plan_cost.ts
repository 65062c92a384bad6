import type { Day } from '../../time/time.ts'
import type { NightWindow } from '../night.ts'
import { decimal, fraction, plus, roundHalfUp, times, zero, type Fraction } from './fraction.ts'
import { nightBonusMinor, type NightMonth } from './night_bonus.ts'
import {
  walkedWork,
  walkOvertime,
  type OvertimePay,
  type PlannedShift,
  type WalkedPiece,
} from './overtime_walk.ts'
import { paidPieces, type PaidPiece } from './paid_pieces.ts'
import { premiumPercent } from './premium_pay.ts'
import { hourlyMinor, shiftCostMinor, type CostTerms } from './shift_cost.ts'

export type { OvertimePay, PlannedShift }

/** What night work earns on top: a share of the minimum wage's hour, by month (Poland), or of the own wage (Vietnam). */
export type NightPay =
  | { readonly of: 'minimum_wage'; readonly months: readonly (NightMonth & { readonly from: Day })[] }
  | { readonly of: 'own_wage'; readonly percent: number }

export type PremiumTerms = {
  readonly nightWindow: NightWindow | null
  readonly night: NightPay | null
  readonly overtime: OvertimePay | null
}

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
  const ordered = shifts.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const split = ordered.map(() => [] as OvertimePiece[])
  const { overtime } = premiums
  if (overtime) {
    const works = ordered.map((shift) =>
      walkedWork(shift, piecesOf(shift, premiums.nightWindow), overtime, terms.daysOff)
    )
    walkOvertime(works, overtime, (index, piece, minutes, double, averaged, afterDay) =>
      split[index]!.push({ ...piece, minutes, double, averaged, afterDay })
    )
  }
  let total = 0
  let extra = zero
  for (const [index, shift] of ordered.entries()) {
    if (!shift.billable) continue
    const own = split[index]!
    total += own.length === 0 ? normalMinor(shift, terms, premiums) : costMinor(shift, own, terms, premiums)
    for (const piece of own) extra = plus(extra, premiumOf(piece, terms, overtime!, premiums.night))
  }
  return total + roundHalfUp(extra)
}

type Known = {
  readonly window: NightWindow | null
  readonly pieces: readonly PaidPiece[]
  /** What it costs without overtime, by the terms it was priced with last. */
  normal: { readonly terms: CostTerms; readonly night: NightPay | null; readonly minor: number } | null
}
/** A plan is priced again for each person who could have a shift, and its shifts stay the same. */
const knownShifts = new WeakMap<PlannedShift, Known>()

/** The paid pieces of a shift, worked out once. */
export const piecesOf = (shift: PlannedShift, window: NightWindow | null): readonly PaidPiece[] =>
  knownShift(shift, window).pieces

function knownShift(shift: PlannedShift, window: NightWindow | null): Known {
  const known = knownShifts.get(shift)
  if (known?.window === window) return known
  const fresh = { window, pieces: paidPieces(shift, window), normal: null }
  knownShifts.set(shift, fresh)
  return fresh
}

/** A shift without overtime is priced once for a person: days, places and the whole of a month ask for it. */
function normalMinor(shift: PlannedShift, terms: CostTerms, premiums: PremiumTerms): number {
  const known = knownShift(shift, premiums.nightWindow)
  if (known.normal?.terms === terms && known.normal.night === premiums.night) return known.normal.minor
  const minor = costMinor(shift, [], terms, premiums)
  known.normal = { terms, night: premiums.night, minor }
  return minor
}

const costMinor = (
  shift: PlannedShift,
  overtime: readonly OvertimePiece[],
  terms: CostTerms,
  premiums: PremiumTerms
): number =>
  shiftCostMinor(shift, terms) + nightMinor(piecesOf(shift, premiums.nightWindow), overtime, terms, premiums)

/** Minutes of overtime in a piece of a shift. */
export type OvertimePiece = WalkedPiece & {
  readonly double: boolean
  readonly afterDay: boolean
  readonly averaged: boolean
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

/** What a minute of overtime is paid, in percent of the weekday rate. */
export function percentOf(
  piece: Pick<OvertimePiece, 'kind' | 'night' | 'double' | 'averaged' | 'afterDay'>,
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
export const weekdayMinor = (day: Day, terms: CostTerms): Fraction =>
  hourlyMinor(day, {
    ...terms,
    rates: terms.rates.map((rate) =>
      rate.type === 'hourly' ? { ...rate, saturdayMinor: null, sundayMinor: null, dayOffMinor: null } : rate
    ),
  })

const shareOfHour = ({ minutes }: PaidPiece, hourly: Fraction, percent: number): Fraction =>
  times(times(hourly, decimal(minutes / 60)), fraction(percent, 100))
