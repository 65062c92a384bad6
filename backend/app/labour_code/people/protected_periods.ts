import { datedGroups } from '@shiftloom/solver/labour_code/group_days'
import type { LabourLimits, ProtectedGroup } from '@shiftloom/solver/labour_code/limits'
import { addDays, type Day } from '@shiftloom/solver/time'
import type { WorkingTimeRules } from '#contracts/labour_code'

/** A person's membership of a group, `[from, until)`; `null` if open. */
export type ProtectedPeriod = { group: ProtectedGroup; from: Day | null; until: Day | null }

/**
 * Groups over time: those said of the person on their days, as far as the law lets the days say more; without days,
 * always; those of minors until their birthdays.
 */
export function protectedPeriodsOf(
  { birthDate, groups, groupDays = [] }: WorkingTimeRules,
  law: Pick<LabourLimits, 'groupSpans' | 'protectedGroups'>
): ProtectedPeriod[] {
  const said = groups.map((group) => {
    const days = groupDays.find((one) => one.group === group)
    const until = days?.until ?? null
    return { group, from: days?.from ?? null, until: until === null ? null : addDays(until, 1) }
  })
  const dated = datedGroups(said, law)
  if (birthDate === null) return dated
  const [fifteen, sixteen, eighteen] = [
    birthday(birthDate, 15),
    birthday(birthDate, 16),
    birthday(birthDate, 18),
  ]
  return [
    ...(law.protectedGroups.minor_under_15
      ? [{ group: 'minor_under_15' as const, from: null, until: fifteen }]
      : []),
    { group: 'minor_under_16', from: null, until: sixteen },
    { group: 'minor', from: sixteen, until: eighteen },
    ...dated,
  ]
}

type Days = { from: Day; until: Day }

/**
 * The groups in force on some of the days, without start or end dates outside these days: a minor's date of birth is
 * not shown to planners.
 */
export const withoutFarDays = (periods: readonly ProtectedPeriod[], days: Days): ProtectedPeriod[] =>
  touching(periods, days).map(({ group, from, until }) => ({
    group,
    from: from !== null && from <= days.from ? null : from,
    until: until !== null && until >= days.until ? null : until,
  }))

/** Groups that hold on some day of a half-open range. */
export const touching = (periods: readonly ProtectedPeriod[], { from, until }: Days): ProtectedPeriod[] =>
  periods.filter((held) => (held.from ?? from) < until && (held.until === null || held.until > from))

/** The day a person turns `years`; born on 29 February, it is 1 March where there is no such day. */
function birthday(birthDate: Day, years: number): Day {
  const year = Number(birthDate.slice(0, 4)) + years
  const [month, day] = [Number(birthDate.slice(5, 7)), Number(birthDate.slice(8))]
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
