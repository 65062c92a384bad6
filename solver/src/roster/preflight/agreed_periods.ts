import { workSystemsOf } from '../../labour_code/contract_terms.ts'
import { mostExtendedMinutes } from '../../labour_code/extended_hours.ts'
import { countedMinutesInside } from '../../labour_code/planned_work.ts'
import { periodOfDays, type Day } from '../../time/time.ts'
import type { Model } from '../model.ts'

/** What is agreed with a person in a period, and how much of it work that stays takes. Minutes. */
export type AgreedPeriod = {
  readonly from: Day
  /** Exclusive. */
  readonly until: Day
  readonly fixedMinutes: number
  /** More than this is beyond the agreed hours. */
  readonly mostMinutes: number
  /** Less than this falls short of them; 0 where days that are not planned now have their part in it. */
  readonly owedMinutes: number
}

/** Whole settlement periods where they are known, as the schedule shows them; otherwise the agreed hours of the planned days. */
export function agreedPeriods({ people, problem }: Model, p: number): AgreedPeriod[] {
  const { zone } = problem
  const { periods, fixed, facts, rules } = people[p]!
  const { periodLimits, periods: agreed } = problem.people[p]!
  if (!periodLimits)
    return periods.map(({ norm, minimum, fixed: fixedMinutes }, k) => {
      const { from, until, maximumMinutes } = agreed[k]!
      const mostMinutes = Math.min(norm === 0 ? Infinity : norm, maximumMinutes ?? Infinity)
      return { from, until, fixedMinutes, mostMinutes, owedMinutes: Math.max(norm, minimum) }
    })
  const isContinuous = workSystemsOf(facts).includes('CONT')
  return periodLimits.map(({ from, until, maximumMinutes }) => {
    const window = periodOfDays(from, until, zone)
    return {
      from,
      until,
      fixedMinutes: fixed.reduce((minutes, work) => minutes + countedMinutesInside(work, window), 0),
      mostMinutes:
        (maximumMinutes ?? Infinity) + (isContinuous ? mostExtendedMinutes(window, rules.limits) : 0),
      owedMinutes: from >= problem.from && until <= problem.until ? (maximumMinutes ?? 0) : 0,
    }
  })
}
