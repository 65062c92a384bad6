import { clockMinutes } from '../time/time.ts'
import type {
  BreakStep,
  GroupLimits,
  GroupRights,
  LabourLimits,
  NightHours,
  PersonalLimits,
  ProtectedGroup,
} from './limits.ts'

const WEEKLY_RECKONING_DAY_MINUTES = 600

/** A company's own break, `breakMinutes` in every shift of at least `shiftMinutes`. It adds to the law's and shortens none. */
export function withCompanyBreak(
  limits: LabourLimits,
  { breakMinutes, shiftMinutes }: { breakMinutes: number; shiftMinutes: number }
): LabourLimits {
  const law = limits.breaks ?? { steps: [], paidOnly: false, singleBlock: false, nightWorkMinutes: 0 }
  const own: BreakStep = { ...ownStep, fromMinutes: shiftMinutes, minutes: breakMinutes }
  const before = law.steps.filter((step) => isBelow(step, own))
  const after = law.steps.filter((step) => !isBelow(step, own))
  const known = before.at(-1)
  const opened = known ? { ...longer(known, breakMinutes), fromMinutes: shiftMinutes, inclusive: true } : own
  const steps = [
    ...before.filter(({ fromMinutes }) => fromMinutes < shiftMinutes),
    opened,
    ...after.map((step) => longer(step, breakMinutes)),
  ]
  return { ...limits, breaks: { ...law, steps } }
}

const ownStep = { inclusive: true, nightMinutes: null }

const isBelow = (step: BreakStep, { fromMinutes }: BreakStep): boolean =>
  step.fromMinutes < fromMinutes || (step.fromMinutes === fromMinutes && step.inclusive)

const longer = (step: BreakStep, minutes: number): BreakStep => ({
  ...step,
  minutes: Math.max(step.minutes, minutes),
  nightMinutes: step.nightMinutes === null ? null : Math.max(step.nightMinutes, minutes),
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
export const protectionOf = (
  { protectedGroups }: Pick<LabourLimits, 'protectedGroups'>,
  group: ProtectedGroup
): GroupLimits => protectedGroups[group] ?? unprotected

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

/** The rights of several groups together; of two breaks the longer one. */
function joinedRights(all: readonly GroupRights[]): GroupRights {
  const breaks = all.flatMap(({ youngBreak }) => youngBreak ?? [])
  const youngBreak = breaks.sort((a, b) => b.minutes - a.minutes || Number(b.whole) - Number(a.whole))[0]
  const extra = all.flatMap(({ extraBreakMinutes }) => extraBreakMinutes ?? [])
  const nursing = all.flatMap(({ nursingBreak }) => nursingBreak ?? [])
  const nursingBreak = nursing.sort((a, b) => b.minutes - a.minutes || a.overMinutes - b.overMinutes)[0]
  const school = all.flatMap(({ schoolDayMaxMinutes }) => schoolDayMaxMinutes ?? [])
  return {
    ...(youngBreak && { youngBreak }),
    ...(extra.length > 0 && { extraBreakMinutes: Math.max(...extra) }),
    ...(nursingBreak && { nursingBreak }),
    ...(all.some(({ noTrips }) => noTrips) && { noTrips: true }),
    ...(all.some(({ restCoversNight }) => restCoversNight) && { restCoversNight: true }),
    ...(all.some(({ restOnSunday }) => restOnSunday) && { restOnSunday: true }),
    ...(school.length > 0 && { schoolDayMaxMinutes: Math.min(...school) }),
    ...(all.some(({ undividedDays }) => undividedDays) && { undividedDays: true }),
    ...(all.some(({ managesWorkplace }) => managesWorkplace) && { managesWorkplace: true }),
  }
}

/** Minutes since noon, so that the clock times of one night follow each other. */
const sinceNoon = (clock: string): number => (clockMinutes(clock) + 720) % 1440

/** From the earliest beginning to the latest end of several nights; null for none. */
export const longestNight = (nights: readonly NightHours[]): NightHours | null =>
  nights.length === 0
    ? null
    : nights.reduce((a, b) => ({
        nightFrom: sinceNoon(b.nightFrom) < sinceNoon(a.nightFrom) ? b.nightFrom : a.nightFrom,
        nightUntil: sinceNoon(b.nightUntil) > sinceNoon(a.nightUntil) ? b.nightUntil : a.nightUntil,
      }))

/** Several protections at once: the strictest limits, and what any of them forbids. */
export function joinedProtection(all: readonly GroupLimits[]): GroupLimits {
  const sleeping = all.filter(({ mayWorkNights }) => !mayWorkNights)
  const ownNight = longestNight(sleeping.flatMap((group) => group.ownNight ?? []))
  return {
    ...strictestOf(all),
    mayWorkNights: sleeping.length === 0,
    ownNight,
    ...(ownNight &&
      sleeping.some((group) => !group.ownNight || group.alsoCompanyNight) && { alsoCompanyNight: true }),
    mayDoStrenuousWork: all.every(({ mayDoStrenuousWork }) => mayDoStrenuousWork),
    ...(all.some(({ rights }) => rights) && {
      rights: joinedRights(all.flatMap(({ rights }) => rights ?? [])),
    }),
  }
}

/** What a law grants a person who belongs to all of these groups. */
export const personalLimitsOf = (limits: LabourLimits, groups: readonly ProtectedGroup[]): GroupLimits =>
  joinedProtection(groups.map((group) => protectionOf(limits, group)))
