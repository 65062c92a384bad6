import { SUNDAY_REACH, sundaysAroundDays } from '@shiftloom/solver/labour_code/calendar'
import type { PlanContext } from '@shiftloom/solver/labour_code/plan/plan_context'
import { addDays, type Day } from '@shiftloom/solver/time'
import { planRulesFor } from '#app/labour_code/public/plan_rules'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { acceptancesOf } from '#app/scheduling/rules/acceptances'
import { entriesOfPeople, type Shown } from '#app/scheduling/rules/around_entries'

/** Beyond what Sundays ask for: a working day that began before, and the weekly rest of a week that did. */
const WEEK_DAYS = 7

/** A plan's context but for what is planned, and the days of which it has to hold everything. */
export type PlanFrame = { context: Omit<PlanContext, 'around'>; days: DaySpan }

/** By which rules these people are judged over the days `[from, until)`, and what was accepted of their breaches. */
export async function planFrame(employeeIds: readonly string[], span: DaySpan): Promise<PlanFrame> {
  // A night over the end of a period is in both, work can cut short a rest that a week two days before asked for, and a
  // weekday that is free stands in for a Sunday of the period beside it.
  const felt = withSundays(span)
  const { people, ...rules } = await planRulesFor(employeeIds, felt)
  const days = daysAround(felt, rules.ruleSets)
  const acceptances = await acceptancesOf(employeeIds, days)
  return { context: { version: 1, ...span, ...rules, people: [...people.values()], acceptances }, days }
}

/**
 * Everything the plan judge needs to know of these people over the days `[from, until)`, read in the current unit of
 * work. `around` holds all of their work, less what `shown` says the reader has.
 */
export async function planContext(
  employeeIds: readonly string[],
  span: DaySpan,
  shown: Shown | null = null
): Promise<PlanContext> {
  const { context, days } = await planFrame(employeeIds, span)
  return { ...context, around: await entriesOfPeople(employeeIds, days, shown) }
}

/**
 * The days with what rules look at around them: weeks, runs of working Sundays, whole settlement periods with the days off
 * for their Sundays, and calendar months, each with the night before it, which belongs to the day before.
 */
export function daysAround({ from, until }: DaySpan, ruleSets: PlanContext['ruleSets']): DaySpan {
  const limits = ruleSets.flatMap(({ versions }) => versions.map((version) => version.limits))
  const weeks = Math.max(1, ...limits.map(({ weeklyRestWeeks = 1 }) => 2 * weeklyRestWeeks - 1))
  const days = Math.max(0, ...limits.map(sundaysAroundDays)) + weeks * WEEK_DAYS
  const wholes = [
    ...ruleSets.flatMap(({ settlementPeriods }) => settlementPeriods).map(withSundays),
    { from: `${from.slice(0, 7)}-01`, until: firstOfNextMonth(addDays(until, -1)) },
    { from: addDays(from, -days), until: addDays(until, days) },
  ]
  return {
    from: addDays(wholes.map((whole) => whole.from).sort()[0]!, -1),
    until: wholes
      .map((whole) => whole.until)
      .sort()
      .at(-1)!,
  }
}

/** A day off for a Sunday may lie a little before or after the period. */
const withSundays = ({ from, until }: DaySpan): DaySpan => ({
  from: addDays(from, -SUNDAY_REACH),
  until: addDays(until, SUNDAY_REACH),
})

const firstOfNextMonth = (day: Day): Day => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
