import type { PersonRates } from '@shiftloom/solver/roster/problem'
import { addDays, type Day } from '@shiftloom/solver/time'
import { periodsTouching, weekDaysOf, workingDays } from '#app/labour_code/public/nominal_minutes'
import { rows } from '#app/core/organisation_context'

type RateRow = {
  employee_id: string
  kind: 'hourly' | 'monthly'
  salary_minor: number | null
  weekday_minor: number | null
  saturday_minor: number | null
  sunday_minor: number | null
  day_off_minor: number | null
}

const DAY_HOURS = 8

/**
 * Hourly rates in force on a day, in minor units of the organisation's currency; people paid in another currency have
 * none. Call only for planners who may see cost.
 */
export async function personRates(
  employeeIds: readonly string[],
  day: Day,
  { country, holidays }: { country: string; holidays: ReadonlySet<Day> }
): Promise<Map<string, PersonRates>> {
  const found = await rows<RateRow>(
    `select distinct on (r.employee_id) r.employee_id, r.kind, r.salary_minor, r.weekday_minor, r.saturday_minor,
       r.sunday_minor, r.day_off_minor
     from employee_rates r join organisations o on o.id = r.organisation_id and o.currency = r.currency
     where r.employee_id = any(?) and r.valid_from <= ?
     order by r.employee_id, r.valid_from desc`,
    [[...employeeIds], day]
  )
  const monthHours = fullTimeHours(day, country, holidays)
  const hourlyOf = (salaryMinor: number | null): number | null =>
    salaryMinor === null ? null : Math.round(salaryMinor / monthHours)
  return new Map(
    found.flatMap((row) => {
      const weekday = row.kind === 'hourly' ? row.weekday_minor : hourlyOf(row.salary_minor)
      const { saturday_minor: saturday, sunday_minor: sunday, day_off_minor: holiday } = row
      return weekday === null ? [] : [[row.employee_id, { weekday, saturday, sunday, holiday }]]
    })
  )
}

/** Full-time hours of the month that a monthly salary is spread over. */
function fullTimeHours(day: Day, country: string, holidays: ReadonlySet<Day>): number {
  const month = periodsTouching(
    { from: day, until: addDays(day, 1) },
    { months: 1, startsOn: `${day.slice(0, 7)}-01` }
  )
  return workingDays(month[0]!, holidays, weekDaysOf(country, day)) * DAY_HOURS
}
