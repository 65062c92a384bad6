import type { Day } from '../../time/time.ts'
import { walkedWork, walkOvertime, type PlannedShift, type WalkedPiece } from './overtime_walk.ts'
import { percentOf, piecesOf, type PremiumTerms } from './plan_cost.ts'

/** Minutes of overtime of one calendar day, all by day or all in night time, with what they are paid. */
export type PaidOvertime = Pick<WalkedPiece, 'day' | 'night' | 'kind' | 'minutes'> & {
  /** In percent of a normal hour by day: 150 is half as much again. */
  readonly percent: number
  /** Known only when the settlement period ends: it is beyond the average week. */
  readonly averaged: boolean
  /** The work it is part of. */
  readonly shift: PlannedShift
}

/**
 * The overtime in a person's work, planned or registered, in time order: what is beyond the thresholds of days and spans,
 * and where the law says so everything on days of rest and holidays. No minute is counted twice.
 *
 * @param shifts all of one person over whole weeks or settlement periods, with their unpaid breaks
 * @param daysOff public and company holidays
 */
export function overtimePieces(
  shifts: readonly PlannedShift[],
  { nightWindow, night, overtime }: PremiumTerms,
  daysOff: ReadonlySet<Day>
): PaidOvertime[] {
  if (!overtime) return []
  const works = shifts
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((shift) => walkedWork(shift, piecesOf(shift, nightWindow), overtime, daysOff))
  const found: PaidOvertime[] = []
  walkOvertime(works, overtime, (work, piece, minutes, double, averaged, afterDay) => {
    const percent = percentOf({ ...piece, double, averaged, afterDay }, overtime, night)
    const { day, night: isNight, kind } = piece
    found.push({ day, night: isNight, kind, minutes, averaged, percent, shift: works[work]!.shift })
  })
  return found
}
