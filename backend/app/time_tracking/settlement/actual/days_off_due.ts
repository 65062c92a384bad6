import { daysOffGiven, type DayOffInLieu } from '@shiftloom/solver/labour_code/plan/days_off_given'
import { addDays, weekdayOf, type Day } from '@shiftloom/solver/time'
import type { WorkedPlan } from '#app/time_tracking/settlement/actual/worked_plan'
import type { DayOffDue } from '#contracts/settlement'

const SUNDAY = 7
/** Calendar days around a worked Sunday within which its day off lies (KP art. 151¹¹). */
const sundayReach = 6

export type WorkedDayOff = Pick<DayOffInLieu, 'kind' | 'given'> & DayOffDue

/** Days off on which the person registered work, with the last day for another, and the day that is free for it. */
export function workedDaysOff({ employeeId, context, records, ...worked }: WorkedPlan): WorkedDayOff[] {
  const ruleSetId = context.people.find(({ id }) => id === employeeId)?.ruleSetId
  const { settlementPeriods = [] } = context.ruleSets.find(({ id }) => id === ruleSetId) ?? {}
  // A shift that no one registered makes no day off.
  const around = [...worked.around, ...worked.unrecorded]
  return daysOffGiven({ ...context, around }, employeeId)
    .filter(({ shiftIds }) => shiftIds.some((id) => records.has(id)))
    .flatMap(({ day, kind, given }) => {
      const period = settlementPeriods.find(({ from, until }) => day >= from && day < until)
      return period ? [{ day, kind, given, by: lastDayFor(day, addDays(period.until, -1)) }] : []
    })
}

/** Those of the days of the plan for which another is still due. */
export const daysOffDue = (worked: WorkedPlan): DayOffDue[] =>
  workedDaysOff(worked)
    .filter(({ given, day }) => given === null && day >= worked.context.from && day < worked.context.until)
    .map(({ day, by }) => ({ day, by }))

/** The end of the settlement period; for a Sunday near it, the sixth day after. */
function lastDayFor(day: Day, last: Day): Day {
  const sixth = addDays(day, sundayReach)
  return weekdayOf(day) === SUNDAY && sixth > last ? sixth : last
}
