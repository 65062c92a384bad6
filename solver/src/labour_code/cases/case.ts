import type { Day } from '../../time/time.ts'
import type { LabourLimits, WorkSystem } from '../limits.ts'
import type { LawPackId } from '../law_packs.ts'
import type { ProtectedGroup } from '../packs/law_pack.ts'
import type { RuleId } from '../rule.ts'

/** What is true of a case besides the work; left out: an adult in the basic system, four weeks from 2 November 2026. */
export type Given = {
  readonly zone?: string
  readonly workSystem?: WorkSystem
  readonly shiftWorker?: boolean
  readonly groups?: readonly ProtectedGroup[]
  readonly dailyMaxMinutes?: number
  /** Most minutes of a week agreed for the person. */
  readonly weeklyMaxMinutes?: number
  readonly limits?: Partial<LabourLimits>
  /** Company break instead of the law's table: `30 from 6:00`. */
  readonly companyBreak?: string
  readonly weeklyReckoning?: boolean
  readonly from?: Day
  readonly until?: Day
  readonly settlementUntil?: Day
  /** Days of leave in the language of work: `wed`, `11-16..11-20`. */
  readonly leave?: string
  /** First and last day of the employment, `11-03..11-04`. */
  readonly employed?: string
  /** Positions and locations the person has; the work is a baker's in the bakery. */
  readonly positions?: readonly string[]
  readonly locations?: readonly string[]
  /** Declared times in the language of work. */
  readonly unavailable?: string
  readonly available?: string
  /** The person's own days of weekly rest, 1 Monday to 7 Sunday. */
  readonly restWeekdays?: readonly number[]
  /** Most hours a week at a position: `baker 20:00`. */
  readonly positionWeek?: string
  /** Public holidays, in the language of days. */
  readonly holidays?: string
  /** Agreed for the period: hours, and working days where they are limited. */
  readonly agreedHours?: number
  readonly agreedDays?: number
  /** What full time has in the period, for part-time work. */
  readonly fullHours?: number
  /** Overtime of the year known up to a day: `10-31 149:00`. */
  readonly overtimeWorked?: string
}

type Heading = {
  /** Unique in its pack, e.g. `W1a`. */
  readonly number: string
  readonly title: string
  readonly article: string
}

/**
 * Work, and what one rule finds in it: `h:mm`, or a plain count for rules that count; `h:mm~` lies within the tolerance.
 * Nothing found: the work is fine.
 */
export type RuleCase = Heading & {
  readonly rule: RuleId
  /** `mon..fri 8-16, sat 6-12:30 -30`: days of the week of 2 November 2026, hours, breaks. */
  readonly work: string
  readonly given: Given
  readonly finds: readonly string[]
}

/** A question to one of the figures and its answer, both as text. */
export type FigureCase = Heading & {
  readonly figure: FigureName
  readonly input: string
  readonly gives: string
}

export const figureNames = [
  'nominal_hours',
  'days_of_work',
  'contract_hours',
  'night_bonus',
  'overtime',
  'overtime_caps',
  'time_off',
  'days_off_due',
  'threshold_overtime',
  'premium_pay',
  'leave_hours',
  'annual_leave',
  'shift_cost',
  'holiday',
  'trading_sundays',
  'parameter',
  'personal_limits',
  'group_days',
  'settled_time',
  'clock_rounding',
  'geofence',
] as const
export type FigureName = (typeof figureNames)[number]

export type WorkedCase = RuleCase | FigureCase
export type CasesOfPack = { readonly pack: LawPackId; readonly cases: readonly WorkedCase[] }

/** A row of rule cases under one article: number, title, work, what is found, what is given. */
export const ofRule =
  (rule: RuleId, article: string) =>
  (number: string, title: string, work: string, finds = '', given: Given = {}): RuleCase => ({
    number,
    title,
    article,
    rule,
    work,
    given,
    finds: finds === '' ? [] : finds.split(' '),
  })

/** A row of figure cases under one article: number, title, question, answer. */
export const ofFigure =
  (figure: FigureName, article: string) =>
  (number: string, title: string, input: string, gives: string): FigureCase => ({
    number,
    title,
    article,
    figure,
    input,
    gives,
  })
