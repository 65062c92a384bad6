import type { GroupLimits, LabourLimits, PersonalLimits, ProtectedGroup } from './limits.ts'

const WEEKLY_RECKONING_DAY_MINUTES = 600

/** A company's own break instead of the law's table: `breakMinutes` in every shift of at least `shiftMinutes`. */
export const withCompanyBreak = (
  limits: LabourLimits,
  { breakMinutes, shiftMinutes }: { breakMinutes: number; shiftMinutes: number }
): LabourLimits => ({
  ...limits,
  breaks: {
    paidOnly: false,
    singleBlock: false,
    nightWorkMinutes: 0,
    ...limits.breaks,
    steps: [{ fromMinutes: shiftMinutes, inclusive: true, minutes: breakMinutes, nightMinutes: null }],
  },
})

/** Hours reckoned by the week: a day may have ten normal hours (Labour Code 45/2019/QH14 art. 105 (2)). */
export const withWeeklyReckoning = (limits: LabourLimits): LabourLimits => ({
  ...limits,
  normalDayMinutes: limits.normalDayMinutes === null ? null : WEEKLY_RECKONING_DAY_MINUTES,
})

/** Nothing beyond what holds for everybody. */
export const unprotected: GroupLimits = {
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
  mayWorkNights: true,
  mayDoStrenuousWork: true,
}

/** What a law grants a group; nothing where it knows no such group. */
export const protectionOf = ({ protectedGroups }: LabourLimits, group: ProtectedGroup): GroupLimits =>
  protectedGroups[group] ?? unprotected

/** The strictest of several limits each; null where none has one. */
export function strictestOf(all: readonly PersonalLimits[]): PersonalLimits {
  const strictest = (name: keyof PersonalLimits, choose: (...values: number[]) => number): number | null => {
    const values = all.flatMap((limits) => (limits[name] === null ? [] : [limits[name]]))
    return values.length === 0 ? null : choose(...values)
  }
  return {
    dailyMaxMinutes: strictest('dailyMaxMinutes', Math.min),
    weeklyMaxMinutes: strictest('weeklyMaxMinutes', Math.min),
    dailyRestMinutes: strictest('dailyRestMinutes', Math.max),
    weeklyRestMinutes: strictest('weeklyRestMinutes', Math.max),
  }
}

/** Several protections at once: the strictest limits, and what any of them forbids. */
export const joinedProtection = (all: readonly GroupLimits[]): GroupLimits => ({
  ...strictestOf(all),
  mayWorkNights: all.every(({ mayWorkNights }) => mayWorkNights),
  mayDoStrenuousWork: all.every(({ mayDoStrenuousWork }) => mayDoStrenuousWork),
})

/** What a law grants somebody who belongs to all of these groups. */
export const personalLimitsOf = (limits: LabourLimits, groups: readonly ProtectedGroup[]): GroupLimits =>
  joinedProtection(groups.map((group) => protectionOf(limits, group)))
