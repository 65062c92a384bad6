import type { Period } from '../../time/time.ts'

const MINUTE_MS = 60_000

export type SettlingTerms = {
  /** Coming earlier or leaving later by up to this is not paid and needs no review. */
  readonly snapMinutes: number
  /** Coming later by up to this costs nothing. */
  readonly lateToleranceMinutes: number
  /** Whether work outside the plan was ordered or accepted. */
  readonly overtimeApproved: boolean
}
export type SettledEntry = Period & {
  /** Whether it needs no review. */
  readonly accepted: boolean
  /** Beyond the tolerance; 0 when in time. */
  readonly lateMinutes: number
}

/**
 * Paid time of a registered entry beside its plan. Work outside the plan is paid only when approved, and waits for
 * a decision otherwise (KP art. 149; Regulation of 10 December 2018 on employee records, § 6).
 */
export function settleEntry(real: Period, planned: Period, terms: SettlingTerms): SettledEntry {
  const { snapMinutes, lateToleranceMinutes, overtimeApproved } = terms
  const late = (real.start - planned.start) / MINUTE_MS
  const over = (real.end - planned.end) / MINUTE_MS
  const isLate = late > lateToleranceMinutes
  const outside = late < -snapMinutes || over > snapMinutes
  return {
    start: isLate || (late < -snapMinutes && overtimeApproved) ? real.start : planned.start,
    end: over < 0 || (over > snapMinutes && overtimeApproved) ? real.end : planned.end,
    accepted: !isLate && over >= 0 && (!outside || overtimeApproved),
    lateMinutes: isLate ? late : 0,
  }
}

export type Punch = { readonly kind: 'start' | 'end'; readonly at: number }

/** Starts with their ends; a start that another start follows has none. An end without a start is left out. */
export function pairedPunches(punches: readonly Punch[]): { start: number; end: number | null }[] {
  const entries: { start: number; end: number | null }[] = []
  let open = false
  for (const { kind, at } of [...punches].sort((a, b) => a.at - b.at)) {
    if (kind === 'start') entries.push({ start: at, end: null })
    else if (open) entries.at(-1)!.end = at
    open = kind === 'start'
  }
  return entries
}
