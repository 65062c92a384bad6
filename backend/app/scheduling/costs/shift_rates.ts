import { roundHalfUp } from '@shiftloom/solver/labour_code/figures/fraction'
import { hourlyMinor, type Rate } from '@shiftloom/solver/labour_code/figures/shift_cost'
import { addDays, type Day } from '@shiftloom/solver/time'
import { sql, type NotNull } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { payPremiums } from '#app/labour_code/public/pay_premiums'
import { normMinutes, periodsTouching } from '#app/labour_code/public/nominal_minutes'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import type { SettlementPeriodRule } from '#contracts/organisation'
import type { ShiftRate, ShiftRates } from '#contracts/pay_rates'
import type { DaySpan } from '#app/scheduling/entries/entry'
import type { PersonRow } from '#app/scheduling/people/schedule_people'

type RateRow = Awaited<ReturnType<typeof ratesOf>>[number]

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
    people: people.flatMap(({ id, country, restWeekdays }) => {
      const holidays = freeIn(country ?? home)
      const hourlyRates = (rates.get(id) ?? []).flatMap((row) =>
        hourly(row, months, country ?? home, holidays)
      )
      if (hourlyRates.length === 0) return []
      const daysOff = [...holidays].filter(
        (day) => day >= addDays(span.from, -AROUND_DAYS) && day <= addDays(span.until, AROUND_DAYS)
      )
      const own = restWeekdays?.length ? { restWeekdays } : {}
      return [{ employeeId: id, country: country ?? home, rates: hourlyRates, daysOff, ...own }]
    }),
  }
}

/** Rates in the organisation's own currency; sums across currencies mean nothing. */
const ratesOf = (employeeIds: string[]) =>
  database()
    .selectFrom('employeeRates as r')
    .innerJoin('organisations as o', (join) =>
      join.onRef('o.id', '=', 'r.organisationId').onRef('o.currency', '=', 'r.currency')
    )
    .select(['r.employeeId', 'r.validFrom', 'r.kind', 'r.salaryMinor', 'r.weekdayMinor', 'r.saturdayMinor'])
    .select(['r.sundayMinor', 'r.dayOffMinor'])
    .select(
      sql<number>`coalesce((select c.fte::float from employee_contracts c where c.employee_id = r.employee_id
        and c.starts_on <= r.valid_from order by c.starts_on desc limit 1), 1)`.as('fte')
    )
    .where('r.employeeId', '=', anyOf(employeeIds))
    .orderBy('r.employeeId')
    .orderBy('r.validFrom')
    .$narrowType<{ kind: 'hourly'; weekdayMinor: NotNull } | { kind: 'monthly'; salaryMinor: NotNull }>()
    .execute()

async function billing(): Promise<Pick<ShiftRates, 'currency' | 'unbilledPositionIds'>> {
  const organisation = await database()
    .selectFrom('organisations')
    .select('currency')
    .executeTakeFirstOrThrow()
  const unbilled = await database()
    .selectFrom('positions')
    .select('id')
    .where('billable', '=', false)
    .execute()
  return { currency: organisation.currency, unbilledPositionIds: unbilled.map(({ id }) => id) }
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
