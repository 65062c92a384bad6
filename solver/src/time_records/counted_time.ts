import { roundedClock, type ClockRounding } from '../labour_code/figures/clock_rounding.ts'
import { settleEntry } from '../labour_code/figures/settled_time.ts'
import { clockMinutes, clockOf, type Period } from '../time/time.ts'

const MINUTE_MS = 60_000

/** What a company decides about counting; minutes. */
export type CountingTerms = {
  /** Coming earlier or leaving later by up to this counts as planned. */
  readonly snapMinutes: number
  /** Coming later by up to this counts as planned. */
  readonly lateToleranceMinutes: number
  readonly startRounding: ClockRounding
  readonly endRounding: ClockRounding
}

/** The minute an instant is shown with: seconds count neither for nor against a person. */
const minuteOf = (instant: number): number => Math.floor(instant / MINUTE_MS) * MINUTE_MS

/** An instant moved to a step of the wall clock; the registered one stays as it was. */
function roundedInstant(instant: number, rounding: ClockRounding, zone: string): number {
  const shown = clockMinutes(clockOf(instant, zone))
  return minuteOf(instant) + (roundedClock(shown, rounding) - shown) * MINUTE_MS
}

/** Counted time of work without a plan. */
export function countedAlone(real: Period, terms: CountingTerms, zone: string): Period {
  const start = roundedInstant(real.start, terms.startRounding, zone)
  return { start, end: Math.max(start, roundedInstant(real.end, terms.endRounding, zone)) }
}

/** How work differs from its plan, in minutes; 0 where it does not. */
export type Differences = { late: number; early: number; earlyFinish: number; overtime: number }

/** Counted time beside a plan: planned where the difference is small, rounded where it is not, never beyond the plan. */
export function countedBesidePlan(
  real: Period,
  planned: Period,
  terms: CountingTerms,
  zone: string
): { counted: Period; differences: Differences } {
  const shown = { start: minuteOf(real.start), end: minuteOf(real.end) }
  const { snapMinutes, lateToleranceMinutes } = terms
  const settled = settleEntry(shown, planned, { snapMinutes, lateToleranceMinutes, overtimeApproved: false })
  const before = (planned.start - shown.start) / MINUTE_MS
  const after = (shown.end - planned.end) / MINUTE_MS
  const start =
    settled.start === planned.start
      ? planned.start
      : Math.max(planned.start, roundedInstant(settled.start, terms.startRounding, zone))
  const end =
    settled.end === planned.end
      ? planned.end
      : Math.min(planned.end, roundedInstant(settled.end, terms.endRounding, zone))
  return {
    counted: { start, end: Math.max(start, end) },
    differences: {
      late: settled.lateMinutes,
      early: before > snapMinutes ? before : 0,
      earlyFinish: after < 0 ? -after : 0,
      overtime: after > snapMinutes ? after : 0,
    },
  }
}
