import type { Day, Period } from '../time/time.ts'
import type { PlannedShift } from './match.ts'

/** Why a record needs a person to look at it. */
export type RecordFlag =
  | 'late'
  | 'early'
  | 'early_finish'
  | 'overtime'
  | 'long_break'
  | 'open_break'
  | 'missing_end'
  | 'no_punches'
  | 'no_plan'
  | 'absent'
  | 'corrected'
  | 'other_location'
  | 'outside'
  | 'inaccurate'
  | 'place_unknown'

/** Minutes of the difference where the flag has some; otherwise 0. */
export type FlagOfRecord = { readonly kind: RecordFlag; readonly minutes: number }

/** What one person worked for one shift, or once without a plan. */
export type WorkRecord = {
  /** The same whenever the same punches and plan are processed: `shift:…` or `punch:…`. */
  readonly key: string
  readonly day: Day
  readonly locationId: string
  readonly zone: string
  readonly shift: PlannedShift | null
  /** By instant. */
  readonly punchIds: readonly string[]
  /** As registered, to the millisecond; `null` where there is no punch. */
  readonly realStart: number | null
  readonly realEnd: number | null
  /** The person is still at work. */
  readonly open: boolean
  /** What is paid once approved; `null` while open or when nothing can be proposed. */
  readonly counted: Period | null
  readonly unpaidBreakMinutes: number
  /** Counted less unpaid breaks; 0 without counted time. */
  readonly workMinutes: number
  readonly flags: readonly FlagOfRecord[]
  /** May be approved by rule: registered from start to end, as planned within the tolerance. */
  readonly withinTolerance: boolean
}
