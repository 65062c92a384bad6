import type { Severity } from '@shiftloom/solver/labour_code/rule'
import type { CustomerRole } from './enums.ts'
import type { WorkSystem } from '@shiftloom/solver/labour_code/limits'
import type { ClockTime, Day } from './schedule.ts'

export const weeklyRestModes = ['clip_or_start', 'strict'] as const
/** `strict` wants the weekly rest wholly inside the week; `clip_or_start` also accepts one that starts in it. */
type WeeklyRestMode = (typeof weeklyRestModes)[number]

/** Longest of the figures a company may choose, in minutes unless the name says otherwise. */
export const labourCodeLimits = {
  toleranceMinutes: 480,
  breakMinutes: 240,
  dayMinutes: 24 * 60,
  weekMinutes: 7 * 24 * 60,
  consecutiveSundays: 12,
  yearMinutes: 366 * 24 * 60,
  minimumWages: 60,
} as const

/** The lawful least pay from a day on, of a country; minor units of `currency`. */
export type MinimumWage = {
  validFrom: Day
  /** ISO 3166-1 alpha-2. */
  country: string
  currency: string
  monthMinor: number
  /** `null` if not set by the hour. */
  hourMinor: number | null
}

/** Lengths beyond which plain overtime begins, in minutes; `null` if that threshold is off. */
type OvertimeThresholds = {
  dailyMinutes: number | null
  weeklyMinutes: number | null
  /** Minutes of a day from which overtime counts double. */
  doubleMinutes: number | null
}

/** What a company decides about how its plans are judged. `null` for the law's default. */
export type LabourCodeChoices = {
  /** How the rules of working time are verified unless a rule has a way of its own; null: each in its usual way. */
  verification: Severity | null
  /** Rules with a way of their own, by id. */
  severities: Record<string, Severity>
  /** An excess or lack up to this alerts, whatever the rule does otherwise. */
  toleranceMinutes: number
  /** A break of this length in every shift of at least `shiftMinutes`, where the law's is shorter. */
  ownBreak: { breakMinutes: number; shiftMinutes: number } | null
  /** Normal hours reckoned by the week instead of the day, where the law knows that (Vietnam). */
  weeklyReckoning: boolean
  weeklyRestMode: WeeklyRestMode | null
  /** Start of the night between 21:00 and 07:00, where the employer fixes it (Poland). */
  nightFrom: ClockTime | null
  /** Its end, eight hours later or more; `null` for eight hours after its start. */
  nightUntil: ClockTime | null
  /** Most working Sundays in a row; where the law has a limit the stricter one counts. */
  maxConsecutiveSundays: number | null
  /** Weekly hours are also checked in the incomplete week at the end of a settlement period, by its days. */
  partialWeeks: boolean
  /** Two weekly rests in each two weeks, where national law has chosen that (Directive 2003/88/EC art. 16 a). */
  fortnightRest: boolean
  /** Most overtime of a year as the work rules set it (Poland); `null` for the law's 150 hours. */
  overtimeYearMinutes: number | null
  /** Days of weekly rest, 1 Monday to 7 Sunday: work on them is overtime where the law caps a month's (Vietnam). */
  restWeekdays: number[]
  overtime: OvertimeThresholds | null
  /** The company's own rows; where a day has none, the law pack's counts. */
  minimumWages: MinimumWage[]
  /** Who may override a blocking rule by giving a reason; no one if empty. */
  overrideRoles: CustomerRole[]
}

/** GET and PUT /api/labour-code/settings. */
export type LabourCodeSettings = LabourCodeChoices & {
  version: number
  /** What counts for every rule of the kernel, by its id. */
  effective: Record<string, Severity>
  /** Rules that are facts: they always block. */
  fixedRules: string[]
  /** Which law holds where: the country of a person's main location decides. */
  laws: { country: string; lawPack: string; locations: string[] }[]
  /** The asking person may go against a blocking rule. */
  mayOverride: boolean
}
/** What is left out stays as it is. */
export type LabourCodeSettingsInput = Partial<LabourCodeChoices> & { version: number }

/** Protection that does not follow from the age; the groups of minors follow from the date of birth. */
export const chosenGroups = [
  'disabled',
  'pregnant',
  'parent_of_young_child',
  'nursing',
  'elderly',
  'remote_area',
  'light_work_term',
  'light_work_holidays',
  'young_by_exception',
  'workplace_manager',
] as const
export type ChosenGroup = (typeof chosenGroups)[number]

/** The days on which a person belongs to a group, both ends included; null: open. */
export type GroupDays = { group: ChosenGroup; from: Day | null; until: Day | null }

/** Overtime worked in the year of `until`, up to that day and including it; minutes. */
export type OvertimeWorked = { until: Day; minutes: number }

/** What decides about one person's working time besides contract and law; minutes. null: no limit of their own. */
export type WorkingTimeRules = {
  birthDate: Day | null
  groups: ChosenGroup[]
  /** When chosen groups hold; a group without an entry holds always. Left out: none has days. */
  groupDays?: GroupDays[]
  /** Works in shifts: a shorter weekly rest is lawful when the shift changes. */
  shiftWorker: boolean
  /** Days of weekly rest, 1 Monday to 7 Sunday, where they are not the company's. Left out: the company's. */
  restWeekdays?: number[]
  dailyMaxMinutes: number | null
  weeklyMaxMinutes: number | null
  dailyRestMinutes: number | null
  weeklyRestMinutes: number | null
  /** `null`, left out: none that is known. */
  overtimeWorked?: OvertimeWorked | null
}

/** Where a limit of a person comes from. */
type LimitSource = 'law' | 'work_system' | 'contract' | 'group' | 'own'

/** One limit that counts for a person on a day, the strictest of all. */
export type PersonalLimit = {
  kind: 'daily_max' | 'weekly_max' | 'daily_rest' | 'weekly_rest'
  minutes: number
  source: LimitSource
  /** The protected group, where it is the source. */
  group: string | null
  /** Statute, where one is the source. */
  basis: string | null
}

/**
 * GET /api/labour-code/people/:id/limits?day: how a person's working time is limited on a day. Includes health data.
 */
export type PersonalLimits = {
  day: Day
  lawPack: string
  workSystem: WorkSystem
  /** Protected groups the person belongs to on the day. */
  groups: string[]
  limits: PersonalLimit[]
  /** Work that is not allowed at all, and the group it follows from. */
  forbidden: { kind: 'night_work' | 'strenuous_work' | 'business_trip'; group: string; basis: string }[]
}
