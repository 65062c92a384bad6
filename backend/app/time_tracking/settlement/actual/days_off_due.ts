import { planJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import type { RuleId } from '@shiftloom/solver/labour_code/rule'
import { addDays, dayOf, weekdayOf, type Day } from '@shiftloom/solver/time'
import type { WorkedPlan } from '#app/time_tracking/settlement/actual/worked_plan'
import type { DayOffDue } from '#contracts/settlement'

const rule: RuleId = 'day_off_due'
const SUNDAY = 7
/** Calendar days around a worked Sunday within which its day off lies (KP art. 151¹¹). */
const sundayReach = 6

/**
 * Days off on which the person worked and for which another is still due, with the last day for it: of the rule that judges
 * plans, whether or not the company has it warn.
 */
export function daysOffDue({ employeeId, context, around, records }: WorkedPlan): DayOffDue[] {
  const ruleSets = context.ruleSets.map((rules) => ({
    ...rules,
    settings: { ...rules.settings, [rule]: 'alert' as const },
  }))
  const { zone = 'UTC', settlementPeriods = [] } =
    ruleSets.find(({ id }) => id === context.people[0]?.ruleSetId) ?? {}
  return planJudge({ ...context, ruleSets, around, acceptances: [] }, [])
    .verdictsOf(employeeId)
    .filter(({ ruleId, shiftIds }) => ruleId === rule && shiftIds.some((id) => records.has(id)))
    .flatMap(({ window }) => {
      const day = dayOf(window.start, zone)
      const period = settlementPeriods.find(({ from, until }) => day >= from && day < until)
      return period ? [{ day, by: lastDayFor(day, addDays(period.until, -1)) }] : []
    })
}

/** The end of the settlement period; for a Sunday near it, the sixth day after. */
function lastDayFor(day: Day, last: Day): Day {
  const sixth = addDays(day, sundayReach)
  return weekdayOf(day) === SUNDAY && sixth > last ? sixth : last
}
