import type { Period } from '../time/time.ts'
import type { RuleCalendar } from './calendar.ts'
import type { GroupRights, LabourLimits, NightHours, WorkSystem } from './limits.ts'
import type { PlannedWork } from './planned_work.ts'

/** Every rule of the kernel. The order is that in which blocking rules are reported. */
export const ruleIds = [
  'employment',
  'qualification',
  'location',
  'absence',
  'availability',
  'overlap',
  'night_work',
  'forbidden_work',
  'business_trip',
  'weekend_system',
  'shifts_per_day',
  'divided_day',
  'daily_rest',
  'day_break',
  'young_break',
  'extra_break',
  'nursing_break',
  'daily_hours',
  'school_day',
  'daily_norm',
  'harmful_hours',
  'night_hours',
  'personal_week',
  'weekly_hours',
  'weekly_norm',
  'short_week',
  'continuous_week',
  'position_hours',
  'period_average',
  'continuous_average',
  'night_average',
  'weekly_rest',
  'fortnight_rest',
  'rest_days_month',
  'young_sunday',
  'fourth_sunday',
  'overtime_month',
  'overtime_year',
  'settlement_length',
  'period_hours',
  'period_days',
  'day_off_due',
] as const
export type RuleId = (typeof ruleIds)[number]

export const severities = ['off', 'alert', 'block'] as const
/** `off` is not looked at, `alert` is shown, `block` refuses the change. */
export type Severity = (typeof severities)[number]
export type RuleSettings = Readonly<Record<RuleId, Severity>>

/** Most work of a settlement period; Infinity: no limit of that kind. */
export type PeriodLimit = Period & {
  readonly maximumMinutes: number
  readonly maximumDays?: number | null
  /** What is beyond these minutes is overtime: the hours of full time, less absences. Left out: beyond the most. */
  readonly overtimeFromMinutes?: number
  /** The calendar year the period begins in; left out: unknown, and its overtime is of no year. */
  readonly year?: number
}

/** Overtime of a calendar year so far, up to an instant; settlement periods that begin before it are counted in. */
export type OvertimeWorked = { readonly year: number; readonly until: number; readonly minutes: number }

/** What a contract asks and allows from one instant until another; -Infinity and Infinity when open. */
export type ContractTerms = Period & {
  readonly workSystem: WorkSystem
  readonly dailyMaxMinutes: number | null
}

/** What a rule may know about a person: facts, no names. */
export type PersonFacts = {
  readonly id: string
  readonly positionIds: ReadonlySet<string>
  readonly locationIds: ReadonlySet<string>
  readonly workSystem: WorkSystem
  /** Contracts that differ within the days looked at, in order and without gaps; left out: one throughout. */
  readonly terms?: readonly ContractTerms[]
  readonly shiftWorker: boolean
  /** Personal limits win over those of the law: minors, people with a disability. Left out: the law's own. */
  readonly dailyMaxMinutes: number | null
  readonly weeklyMaxMinutes?: number | null
  readonly dailyRestMinutes?: number | null
  readonly weeklyRestMinutes?: number | null
  /** Instants; -Infinity and Infinity when open. */
  readonly employed: Period
  readonly absences: readonly Period[]
  /** Whole days of absence, in order; none twice. */
  readonly daysAway: readonly Period[]
  /** Times no work may touch: declared so, or left out on a day for which free times were declared. */
  readonly unavailable: readonly Period[]
  /** false: the law protects the person from it. Left out: allowed. */
  readonly mayWorkNights?: boolean
  /** The night they may not work in, where it is not the company's. */
  readonly ownNight?: NightHours | null
  /** Neither may they work in the company's night. */
  readonly alsoCompanyNight?: boolean
  readonly mayDoStrenuousWork?: boolean
  /** What the law grants their groups besides; left out: nothing. */
  readonly rights?: GroupRights
  /** ISO weekdays of the person's weekly rest; left out, null: those of the limits. */
  readonly restWeekdays?: readonly number[] | null
  /** Most minutes a week at a position. */
  readonly positionWeekMinutes?: readonly { readonly positionId: string; readonly minutes: number }[]
  /** Hard upper limits of agreed hours, and of working days where given. */
  readonly periodLimits: readonly PeriodLimit[]
  /** Left out, null: none that is known. */
  readonly overtimeWorked?: OvertimeWorked | null
}

/**
 * Tells of one breach: the works `first..last` (indices, inclusive) of the timeline, what was found and what is
 * allowed, both in the rule's unit, and the window looked at.
 */
export type Report = (
  first: number,
  last: number,
  actual: number,
  limit: number,
  start: number,
  end: number
) => void

export type RuleUnit = 'minute' | 'shift' | 'sunday' | 'day'

/**
 * One rule. `scan` reads one person's work, sorted by start, reports every breach; the check on
 * save and the search of the solver run this very function, so they cannot disagree.
 */
export type Rule<Id extends string = RuleId, Unit extends string = RuleUnit> = {
  readonly id: Id
  /** Where it comes from: a statute, or how the organisation works. */
  readonly basis: string
  readonly unit: Unit
  /** Whether a breach grows when `actual` is above or below `limit`. */
  readonly sense: 'at_most' | 'at_least'
  readonly scan: Scan
  /** Which works between the first and the last of a breach cause it; left out: all of them. */
  readonly involves?: (item: PlannedWork, first: PlannedWork) => boolean
}

/** Runs millions of times in a search: it allocates nothing. */
export type Scan = (
  work: readonly PlannedWork[],
  person: PersonFacts,
  limits: LabourLimits,
  calendar: RuleCalendar,
  report: Report
) => void

/** What all rules are checked with. */
export type Rules = {
  readonly limits: LabourLimits
  readonly settings: RuleSettings
  readonly calendar: RuleCalendar
}
