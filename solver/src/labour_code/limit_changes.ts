import type { LabourLimits } from './limits.ts'
import type { FigureParameters, PersonalLimits, ProtectedGroup } from './packs/law_pack.ts'

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

const none: PersonalLimits = {
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
}

/** The strictest limits of all groups a person belongs to; null where no group has one. */
export function personalLimitsOf(
  { protectedGroups }: FigureParameters,
  groups: readonly ProtectedGroup[]
): PersonalLimits {
  const all = groups.map((group) => protectedGroups[group] ?? none)
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
