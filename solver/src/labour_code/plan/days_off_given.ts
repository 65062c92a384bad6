import { dayOf, type Day } from '../../time/time.ts'
import type { DayOff } from '../calendar.ts'
import { workedDaysOff } from '../rules/day_off_due.ts'
import { personPlan, personSetting } from './person_plan.ts'
import type { PlanContext } from './plan_context.ts'
import { isThere, positionsOf } from './plan_entries.ts'

/** A day off on which the person works, by the law's bounds of days. */
export type DayOffInLieu = {
  readonly day: Day
  readonly kind: DayOff['kind']
  /** The free weekday that is given for it; null: one is still due. */
  readonly given: Day | null
  readonly shiftIds: readonly string[]
}

/**
 * Days off of the settlement periods around a plan on which a person works, each with the weekday that the rule about days
 * off gives for it. Whether the company has the rule warn does not matter.
 */
export function daysOffGiven(context: Omit<PlanContext, 'acceptances'>, personId: string): DayOffInLieu[] {
  const person = context.people.find(({ id }) => id === personId)
  const rules = context.ruleSets.find(({ id }) => id === person?.ruleSetId)
  if (!person || !rules) return []
  const whole = { ...context, acceptances: [] }
  const setting = personSetting(whole, person, rules, positionsOf(context), new Map())
  const own = context.around.filter((entry) => entry.employeeId === personId && isThere(entry))
  const { subjects, standings } = personPlan(setting, own)
  return setting.segments.flatMap(({ window, calendar }, s) => {
    const { work } = standings[s]!
    return workedDaysOff(work, subjects[s]!.person, calendar)
      .filter(({ dayOff }) => dayOff.start >= window.start && dayOff.start < window.end)
      .map(({ dayOff, given, first, last }) => ({
        day: dayOf(dayOff.start, rules.zone),
        kind: dayOff.kind,
        given: given && dayOf(given.start, rules.zone),
        shiftIds: work.slice(first, last + 1).map(({ id }) => id),
      }))
  })
}
