import { roundHalfUp } from '@shiftloom/solver/labour_code/figures/fraction'
import { hourlyMinor, type Rate } from '@shiftloom/solver/labour_code/figures/shift_cost'
import { addDays, type Day } from '@shiftloom/solver/time'
import { rows } from '#app/core/organisation_context'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { payPremiums } from '#app/labour_code/public/pay_premiums'
import { normMinutes, periodsTouching } from '#app/labour_code/public/nominal_minutes'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import type { SettlementPeriodRule } from '#contracts/organisation'
import type { ShiftRate, ShiftRates } from '#contracts/pay_rates'
import type { DaySpan } from '#app/scheduling/entries/entry'
import type { PersonRow } from '#app/scheduling/people/schedule_people'

type RateRow = { employeeId: string; validFrom: Day } & Omit<ShiftRate, 'validFrom'> &
  ({ kind: 'hourly' } | { kind: 'monthly'; salaryMinor: number; fte: number })

/** Weeks that the range touches begin or end up to this many days outside it. */
const AROUND_DAYS = 7

/** Salaries are paid by calendar month. */
const monthly: SettlementPeriodRule = { months: 1, startsOn: '2026-01-01' }

/** Hourly rates of these people over the days. Call only for users who may see cost. */
export async function shiftRates(people: readonly PersonRow[], span: DaySpan): Promise<ShiftRates> {
  const { country: home, settlementPeriod } = await organisationSettings()
  const months = periodsTouching({ from: span.from, until: addDays(span.until, 1) }, monthly)
  // Settlement periods may begin before the first month and end after the last one.
  const periods = periodsTouching(span, settlementPeriod)
  const whole = {
    from: [months[0]!.from, periods[0]!.from].sort()[0]!,
    until: [months.at(-1)!.until, periods.at(-1)!.until].sort().at(-1)!,
  }
  const countries = [...new Set(people.map(({ country }) => country ?? home))]
  const free = Map.groupBy(await holidaysBetween(whole, countries, 'en-US'), ({ country }) => country)
  const rates = Map.groupBy(await ratesOf(people.map(({ id }) => id)), ({ employeeId }) => employeeId)
  const freeIn = (country: string) => new Set((free.get(country) ?? []).map(({ day }) => day))
  return {
    ...(await billing()),
    premiums: Object.fromEntries(await payPremiums(countries, span, freeIn)),
    people: people.flatMap(({ id, country }) => {
      const holidays = freeIn(country ?? home)
      const hourlyRates = (rates.get(id) ?? []).flatMap((row) =>
        hourly(row, months, country ?? home, holidays)
      )
      if (hourlyRates.length === 0) return []
      const daysOff = [...holidays].filter(
        (day) => day >= addDays(span.from, -AROUND_DAYS) && day <= addDays(span.until, AROUND_DAYS)
      )
      return [{ employeeId: id, country: country ?? home, rates: hourlyRates, daysOff }]
    }),
  }
}

/** Rates in the organisation's own currency; sums across currencies mean nothing. */
const ratesOf = (employeeIds: string[]): Promise<RateRow[]> =>
  rows<RateRow>(
    `select r.employee_id as "employeeId", r.valid_from as "validFrom", r.kind, r.salary_minor as "salaryMinor",
       r.weekday_minor as "weekdayMinor", r.saturday_minor as "saturdayMinor", r.sunday_minor as "sundayMinor",
       r.day_off_minor as "dayOffMinor",
       coalesce((select c.fte::float from employee_contracts c where c.employee_id = r.employee_id
         and c.starts_on <= r.valid_from order by c.starts_on desc limit 1), 1) as fte
     from employee_rates r join organisations o on o.id = r.organisation_id and o.currency = r.currency
     where r.employee_id = any(?::uuid[]) order by r.employee_id, r.valid_from`,
    [employeeIds]
  )

async function billing(): Promise<Pick<ShiftRates, 'currency' | 'unbilledPositionIds'>> {
  const [organisation] = await rows<{ currency: string }>('select currency from organisations')
  const unbilled = await rows<{ id: string }>('select id from positions where not billable')
  return { currency: organisation!.currency, unbilledPositionIds: unbilled.map(({ id }) => id) }
}

/** An hourly rate as it is; a salary as what its hour comes to in each month. */
function hourly(row: RateRow, months: DaySpan[], country: string, holidays: ReadonlySet<Day>): ShiftRate[] {
  const { validFrom } = row
  if (row.kind === 'hourly') {
    const { weekdayMinor, saturdayMinor, sundayMinor, dayOffMinor } = row
    return [{ validFrom, weekdayMinor, saturdayMinor, sundayMinor, dayOffMinor }]
  }
  const rate: Rate = { type: 'monthly', validFrom, salaryMinor: row.salaryMinor, fte: row.fte }
  return months
    .filter(({ until }) => validFrom < until)
    .map((month) => {
      const fullTime = { ...month, fte: 1, agreedMinutesPerMonth: null }
      const minutes = normMinutes(month, [fullTime], { country, holidays, rule: monthly })
      const day = validFrom > month.from ? validFrom : month.from
      const terms = { rates: [rate], daysOff: holidays, nominalMinutesOf: () => minutes }
      return { ...noDays, validFrom: day, weekdayMinor: roundHalfUp(hourlyMinor(day, terms)) }
    })
}
const noDays = { saturdayMinor: null, sundayMinor: null, dayOffMinor: null }
