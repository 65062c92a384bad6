/** Working-time systems; they decide the daily limit and who is exempt from what. */
export const workSystems = [
  'BASIC',
  'EQUIV12',
  'EQUIV16',
  'EQUIV24',
  'CONT',
  'INTERRUPTED',
  'TASK',
  'FLEX',
  'SHORTWEEK',
  'WEEKEND',
] as const
export type WorkSystem = (typeof workSystems)[number]

/** One step of a break table: from this much working time on, this many minutes of break. */
export type BreakStep = {
  readonly fromMinutes: number
  /** Whether exactly `fromMinutes` already needs the break. */
  readonly inclusive: boolean
  readonly minutes: number
  /** Needed instead when the shift has at least `nightWorkMinutes` of night; null: the same. */
  readonly nightMinutes: number | null
}

/** Breaks of a shift by its length; the last step that applies counts. */
export type BreakRule = {
  readonly steps: readonly BreakStep[]
  /** Only breaks that count as working time are breaks in the sense of the law. */
  readonly paidOnly: boolean
  /** One break must be long enough by itself, neither at the start nor at the end of the shift. */
  readonly singleBlock: boolean
  /** The working time of the whole day counts, and the time between its shifts is a break; left out: each shift counts. */
  readonly perDay?: boolean
  /** A shorter break is none, unless no more is asked for; left out: any length counts. */
  readonly leastMinutes?: number
  readonly nightWorkMinutes: number
}

/** People whom the law protects more than others; those who gave a consent that lifts the protection are not in it. */
export type ProtectedGroup =
  /** Under fifteen, where the law has hours of their own for them. */
  | 'minor_under_15'
  | 'minor_under_16'
  | 'minor'
  /** Moderate or severe disability, without a doctor's consent to normal hours. */
  | 'disabled'
  | 'pregnant'
  /** In the first months of pregnancy, where the law protects less than later. */
  | 'pregnant_early'
  /** Mother of a child under twelve months, whatever she has consented to. */
  | 'nursing'
  /** Works on after the age of retirement, where dangerous work has not been made safe. */
  | 'elderly'
  /** Works in highlands, on an island or near a border; grants nothing by itself. */
  | 'remote_area'
  /** Parent of a child up to eight years who has not consented. */
  | 'parent_of_young_child'
  /** The young at light work in term time, and in school holidays (KP art. 200²). */
  | 'light_work_term'
  | 'light_work_holidays'
  /** The young before the end of primary school, or under fifteen, who work by exception (KP art. 191 § 5). */
  | 'young_by_exception'
  /** Manages the workplace in the employer's name (KP art. 132 § 2 pt 1): fewer rules hold, by a group of its own. */
  | 'workplace_manager'

/** A night on the wall clock, `HH:mm`. */
export type NightHours = { readonly nightFrom: string; readonly nightUntil: string }

export type PersonalLimits = {
  readonly dailyMaxMinutes: number | null
  readonly weeklyMaxMinutes: number | null
  readonly dailyRestMinutes: number | null
  readonly weeklyRestMinutes: number | null
}

/** What a group has besides limits and bans; left out: nothing of the kind. */
export type GroupRights = {
  /** A break in a working day longer than `overMinutes`; `whole`: without interruption. */
  readonly youngBreak?: { readonly overMinutes: number; readonly minutes: number; readonly whole: boolean }
  /** Minutes of break on top of those of all others, whatever the length of the day. */
  readonly extraBreakMinutes?: number
  /** A paid break for nursing in a day longer than `overMinutes`; a shorter one is taken for shortened by it. */
  readonly nursingBreak?: { readonly overMinutes: number; readonly minutes: number }
  /** No business trips. */
  readonly noTrips?: boolean
  /** The daily rest is one that takes in the night. */
  readonly restCoversNight?: boolean
  /** The weekly rest takes in Sunday. */
  readonly restOnSunday?: boolean
  /** Most work on a day of school: Monday to Friday, holidays apart. */
  readonly schoolDayMaxMinutes?: number
  /** No day of the interrupted system has two parts. */
  readonly undividedDays?: boolean
  /** Manages the workplace: no daily rest is due, a shorter weekly one, and no average week limits the hours. */
  readonly managesWorkplace?: boolean
}

/** What the law grants a group. Bans of overtime are in the limits: hours beyond them are refused. */
export type GroupLimits = PersonalLimits & {
  readonly mayWorkNights: boolean
  /** The night no one of the group works, whatever the company's is; left out, null: the company's. */
  readonly ownNight?: NightHours | null
  /** The company's night besides their own, where one of several groups has no night of its own. */
  readonly alsoCompanyNight?: boolean
  /** Work at positions that are dangerous or strenuous. */
  readonly mayDoStrenuousWork: boolean
  readonly rights?: GroupRights
}

/** What follows from one known day of a group. */
type GroupSpans = {
  /** Months from the child's birth, the first day of the group, until it ends. */
  readonly childMonths: Readonly<Partial<Record<ProtectedGroup, number>>>
  /** Days before the expected birth, the last day of the group, from which all of its protection holds. */
  readonly pregnancyDays?: { readonly usual: number; readonly remoteArea: number }
}

/** Numbers of a country's working-time law, as data. Minutes unless the name says otherwise; null: no such limit. */
export type LabourLimits = {
  /** Which shifts share a working day: those within 24 clock hours of the first, or those of one calendar day. */
  readonly workingDay: 'from_shift_start' | 'calendar_day'
  /** Longest working day per work system; null: not checked. */
  readonly dailyMaxMinutes: Readonly<Record<WorkSystem, number | null>>
  /** Working time of a day beyond which every minute is overtime; null: the law has no such level. */
  readonly normalDayMinutes: number | null
  /** Longest single week that is not reported; the law's own limit is the average. */
  readonly weeklyMaxMinutes: number | null
  /** Working time of a week beyond which every minute is overtime; null: the law has no such level. */
  readonly normalWeekMinutes: number | null
  /** Whether the incomplete week at a settlement period's end is held to its share of the weekly limit. */
  readonly partialWeeks: boolean
  /** Longest average week of a settlement period, overtime included. */
  readonly averageWeekMaxMinutes: number | null
  readonly dailyRestMinutes: number | null
  /** Inside the 24 hours from each start, or between one end and the next start. */
  readonly dailyRestMode: 'in_24h_from_start' | 'between_shifts'
  readonly weeklyRestMinutes: number | null
  /** Enough for shift workers when the shift type changes; null: no such relief. */
  readonly reducedWeeklyRestMinutes: number | null
  /** How far apart two starts are when the shift type counts as changed. */
  readonly shiftChangeMinutes: number
  /** `strict` wants the rest wholly inside the week; `clip_or_start` also accepts one that starts in it. */
  readonly weeklyRestMode: 'clip_or_start' | 'strict'
  readonly weekStart: 'settlement' | 'monday'
  /** Start of the Sunday window, which lasts 24 clock hours; null: Sundays are not counted. */
  readonly sundayStartsAt: string | null
  readonly maxConsecutiveSundays: number | null
  /** A Sunday with at most this much work counts as free. */
  readonly sundayFreeUpToMinutes: number
  readonly breaks: BreakRule | null
  /** Works this far apart, or less, are one shift; 0: only those that touch. */
  readonly mergeGapMinutes: number
  /** Longest gap of an interrupted day that still counts as one shift. */
  readonly interruptedGapMinutes: number
  /** Night on the wall clock, `HH:mm`. */
  readonly nightFrom: string
  readonly nightUntil: string
  /** From this much night on a working day is one of night work. */
  readonly nightWorkerMinutes: number
  /**
   * Who has this share of a settlement period's work at night, or night work in each working day, is a night worker, and
   * all their days count. null: the law has no share, and days with night work count by themselves.
   */
  readonly nightWorkerPercent: number | null
  /** Longest working day of night work at dangerous or strenuous positions. */
  readonly nightDayMaxMinutes: number | null
  /** Most overtime of a calendar month: planned work beyond the normal day, the normal week or on days off. */
  readonly overtimeMonthMaxMinutes: number | null
  /** ISO weekdays of weekly rest on which all work is overtime; none: any day may be. */
  readonly restWeekdays: readonly number[]
  readonly protectedGroups: Readonly<Partial<Record<ProtectedGroup, GroupLimits>>>
  /** Days of rest a calendar month has at least, where a week may go without one. Left out, null: not asked for. */
  readonly monthRestDays?: number | null
  /** How long groups last where only one of their days is known. Left out, null: as long as they are said to. */
  readonly groupSpans?: GroupSpans | null
  /** An excess or lack up to this alerts, whatever the rule does otherwise. */
  readonly toleranceMinutes: number
  /** ISO weekdays of the weekend system, besides holidays. Left out, null: not limited. */
  readonly weekendSystemDays?: readonly number[] | null
  /** Most days of a week under the system of a shorter week. Left out, null: not limited. */
  readonly shortWeekDays?: number | null
  /** Longest settlement period without an agreement about it, in days by work system. Left out, null: not limited. */
  readonly settlementMaxDays?: Readonly<Record<WorkSystem, number | null>> | null
  /** Continuous work; left out, null: nothing of its own. */
  readonly continuousWork?: {
    readonly averageWeekMaxMinutes: number
    /** What the average week of the norm has without them. */
    readonly normalWeekMinutes: number
    /** Most days of a week with more work than `longDayOverMinutes`. */
    readonly longDaysAWeek: number
    readonly longDayOverMinutes: number
  } | null
  /** Longest average day of people who work at night, a day of rest a week apart. Left out, null: not limited. */
  readonly nightAverageDayMinutes?: number | null
  /** How many weeks the weekly rests may be shared out over. Left out: each week has its own. */
  readonly weeklyRestWeeks?: 1 | 2
  /** The most weeks national law may choose for that. Left out: each week has its own. */
  readonly mostWeeklyRestWeeks?: 1 | 2
  /** Longest working day with work where harmful factors exceed what is allowed. Left out, null: not limited. */
  readonly harmfulDayMaxMinutes?: number | null
  /** Most overtime of a calendar year. Left out, null: not limited by a plan's rule. */
  readonly overtimeYearMaxMinutes?: number | null
  /** Whether a day off is due for each worked Sunday, public holiday and free day. Left out: none is. */
  readonly daysOffInLieu?: boolean
}
