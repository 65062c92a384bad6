import type { LabourLimits, WorkSystem } from './limits.ts'
import type { RuleId, RuleSettings } from './rule.ts'

const hours = (count: number): number => count * 60

const everySystem = (minutes: number | null): Record<WorkSystem, number | null> => ({
  BASIC: minutes,
  EQUIV12: minutes,
  EQUIV16: minutes,
  EQUIV24: minutes,
  CONT: minutes,
  INTERRUPTED: minutes,
  TASK: null,
  FLEX: minutes,
  SHORTWEEK: minutes,
  WEEKEND: minutes,
})

/** Poland: Kodeks pracy, art. 128 to 151¹². */
const poland: LabourLimits = {
  workingDay: 'from_shift_start',
  dailyMaxMinutes: {
    ...everySystem(hours(12)),
    BASIC: hours(8),
    INTERRUPTED: hours(8),
    FLEX: hours(8),
    EQUIV16: hours(16),
    EQUIV24: hours(24),
  },
  weeklyMaxMinutes: hours(48),
  dailyRestMinutes: hours(11),
  dailyRestMode: 'in_24h_from_start',
  weeklyRestMinutes: hours(35),
  reducedWeeklyRestMinutes: hours(24),
  shiftChangeMinutes: hours(4),
  weeklyRestMode: 'clip_or_start',
  weekStart: 'settlement',
  sundayStartsAt: '06:00',
  maxConsecutiveSundays: 3,
  interruptedGapMinutes: hours(5),
  nightFrom: '22:00',
  nightUntil: '06:00',
  toleranceMinutes: 0,
}

/** Vietnam: Labour Code 45/2019/QH14, art. 105 to 111; the daily limit includes overtime. */
const vietnam: LabourLimits = {
  ...poland,
  workingDay: 'calendar_day',
  dailyMaxMinutes: everySystem(hours(12)),
  dailyRestMinutes: hours(12),
  dailyRestMode: 'between_shifts',
  weeklyRestMinutes: hours(24),
  reducedWeeklyRestMinutes: null,
  weekStart: 'monday',
  sundayStartsAt: null,
  maxConsecutiveSundays: null,
}

/** Everywhere else in the Union: Directive 2003/88/EC; the daily limit is what its rest leaves. */
const european: LabourLimits = {
  ...poland,
  workingDay: 'calendar_day',
  dailyMaxMinutes: everySystem(hours(13)),
  weekStart: 'monday',
  sundayStartsAt: null,
  maxConsecutiveSundays: null,
}

export const lawPacks = { PL: poland, VN: vietnam, EU: european } as const satisfies Record<
  string,
  LabourLimits
>
export type LawPackId = keyof typeof lawPacks

/** The pack of an ISO country code; the European one for every country without its own. */
export const lawPackOf = (country: string): LabourLimits =>
  country in lawPacks ? lawPacks[country as LawPackId] : lawPacks.EU

/** Rules that are facts, not choices: nobody can be in two places at once. */
export const physicalRules: readonly RuleId[] = ['overlap']

/** What holds until an organisation says otherwise: facts about people block, working time alerts. */
export const defaultSettings: RuleSettings = {
  employment: 'block',
  qualification: 'block',
  location: 'block',
  absence: 'block',
  availability: 'block',
  overlap: 'block',
  shifts_per_day: 'alert',
  daily_rest: 'block',
  daily_hours: 'block',
  weekly_hours: 'block',
  weekly_rest: 'block',
  fourth_sunday: 'alert',
  period_hours: 'alert',
}
