import { dayOf, weekdayOf, type Day } from '../../time/time.ts'
import type { PaidPiece } from './paid_pieces.ts'
import type { DayKind, PremiumRates } from './premium_pay.ts'
import type { CostedShift } from './shift_cost.ts'

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
/** `counts`: whether the position is included in working hours; left out: it is. */
export type PlannedShift = CostedShift & { readonly counts?: boolean }

type Span = OvertimePay['spans'][number]

/** A shift with everything worked out that thresholds ask for, so that going through a plan only adds and compares. */
export type WalkedWork = {
  readonly shift: PlannedShift
  /** Wall-clock day it starts on. */
  readonly day: Day
  readonly span: Span | null
  readonly pieces: readonly WalkedPiece[]
}
export type WalkedPiece = PaidPiece & { readonly kind: DayKind }

export const walkedWork = (
  shift: PlannedShift,
  pieces: readonly PaidPiece[],
  terms: OvertimePay,
  daysOff: ReadonlySet<Day>
): WalkedWork => {
  const day = dayOf(shift.start, shift.zone)
  return {
    shift,
    day,
    span: terms.spans.find(({ from, until }) => day >= from && day < until) ?? null,
    pieces: pieces.map((piece) => ({ ...piece, kind: kindOf(piece.day, terms, daysOff) })),
  }
}

/** Hears of overtime: the work by its index, the piece, and how many of its minutes are beyond which threshold. */
export type OvertimeFound = (
  work: number,
  piece: WalkedPiece,
  minutes: number,
  double: boolean,
  averaged: boolean,
  afterDay: boolean
) => void

/** Goes through the work in time order and tells what is beyond a threshold; no minute is counted twice. */
export function walkOvertime(works: readonly WalkedWork[], terms: OvertimePay, found: OvertimeFound): void {
  const [daily, double] = [terms.dailyMinutes ?? Infinity, terms.doubleMinutes ?? Infinity]
  const single = Math.min(daily, double)
  let today: Day | null = null
  let [worked, inSpan] = [0, 0]
  let byDay = false
  let span: Span | null = null
  for (let index = 0; index < works.length; index += 1) {
    const work = works[index]!
    if (work.shift.counts === false) continue
    if (work.day !== today) {
      today = work.day
      worked = 0
      byDay = false
    }
    if (work.span !== span) {
      span = work.span
      inSpan = 0
    }
    for (const piece of work.pieces) {
      const { minutes, night } = piece
      if (terms.offDays && piece.kind !== 'workday') {
        if (minutes > 0) found(index, piece, minutes, false, false, byDay)
        if (minutes > 0 && !night) byDay = true
        continue
      }
      const regular = Math.min(minutes, Math.max(0, single - worked))
      const upToDouble = Math.min(minutes, Math.max(0, double - worked))
      const within = span ? Math.max(0, Math.min(regular, span.minutes - inSpan)) : regular
      worked += minutes
      inSpan += regular
      if (within === minutes) continue
      const [twice, once, ofSpan] = [minutes - upToDouble, upToDouble - regular, regular - within]
      if (twice > 0) found(index, piece, twice, true, false, byDay)
      byDay ||= twice > 0 && !night
      if (once > 0) found(index, piece, once, false, false, byDay)
      byDay ||= once > 0 && !night
      if (ofSpan > 0) found(index, piece, ofSpan, false, terms.averaged, byDay)
      byDay ||= ofSpan > 0 && !night
    }
  }
}

function kindOf(day: Day, { restWeekdays }: OvertimePay, daysOff: ReadonlySet<Day>): DayKind {
  if (daysOff.has(day)) return 'holiday'
  return restWeekdays.includes(weekdayOf(day)) ? 'rest_day' : 'workday'
}
