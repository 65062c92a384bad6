import type { PlanContext } from '@shiftloom/solver/labour_code/plan/plan_context'
import { addDays } from '@shiftloom/solver/time'
import { planRulesFor } from '#app/labour_code/public/plan_rules'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { acceptancesOf } from '#app/scheduling/rules/acceptances'
import { entriesOfPeople, type Shown } from '#app/scheduling/rules/around_entries'

/** Working Sundays are counted over four weeks; weekly rest needs the week after. */
const DAYS_BEFORE = 28
const DAYS_AFTER = 7

/**
 * Everything the plan judge needs to know of these people over the days `[from, until)`, read in the current unit of
 * work. `around` holds all of their work, less what `shown` says the reader has.
 */
export async function planContext(
  employeeIds: readonly string[],
  span: DaySpan,
  shown: Shown | null = null
): Promise<PlanContext> {
  const { people, ...rules } = await planRulesFor(employeeIds, span)
  const around = daysAround(span, rules.ruleSets)
  return {
    version: 1,
    ...span,
    ...rules,
    people: [...people.values()],
    around: await entriesOfPeople(employeeIds, around, shown),
    acceptances: await acceptancesOf(employeeIds, around),
  }
}

/** The days with what rules look at around them: other weeks, and whole settlement periods. */
export function daysAround({ from, until }: DaySpan, ruleSets: PlanContext['ruleSets']): DaySpan {
  const periods = ruleSets.flatMap(({ settlementPeriods }) => settlementPeriods)
  return {
    from: [addDays(from, -DAYS_BEFORE), ...periods.map((period) => period.from)].sort()[0]!,
    until: [addDays(until, DAYS_AFTER), ...periods.map((period) => period.until)].sort().at(-1)!,
  }
}
