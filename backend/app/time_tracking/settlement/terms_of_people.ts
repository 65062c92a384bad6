import { settlementTermsOf } from '@shiftloom/solver/labour_code/figures'
import type { SettlementTerms } from '@shiftloom/solver/labour_code/figures/overtime_settlement'
import type { CostTerms } from '@shiftloom/solver/labour_code/figures/shift_cost'
import { addDays } from '@shiftloom/solver/time'
import type { DayTerms } from '@shiftloom/solver/time_records/settled_day'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { normContractsFor } from '#app/labour_code/public/norm_contracts'
import { normMinutes } from '#app/labour_code/public/nominal_minutes'
import { payPremiums } from '#app/labour_code/public/pay_premiums'
import { findContracts } from '#app/organisation/public/find_contracts'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { settlementPeriodsIn } from '#app/organisation/public/settlement_period'
import { specialPositions } from '#app/organisation/public/special_positions'
import { peopleById, type PersonRow } from '#app/scheduling/public/schedule_people'
import { shiftRates } from '#app/scheduling/public/shift_rates'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import type { PositionsOfPay } from '#app/time_tracking/settlement/settled_records'

/** Days around a range that periods and months of it may reach to. */
const AROUND_DAYS = 400
const lawOfPoland = 'PL'

export type TermsOfPerson = DayTerms & {
  normMinutes: number
  /** Terms of one settlement period; null where the average week is not what decides. */
  polandIn: ((period: DaySpan) => SettlementTerms) | null
  pay: { terms: CostTerms; currency: string } | null
}

/**
 * By which law, contract and rates the work of people is settled.
 *
 * @param looked the days on which their work is looked at, the range among them
 */
export async function termsOfPeople(
  employeeIds: string[],
  range: DaySpan,
  looked: DaySpan
): Promise<{ people: Map<string, TermsOfPerson>; positions: PositionsOfPay }> {
  const people = await peopleById(employeeIds)
  const { country: home, settlementPeriod: rule, timeZone } = await organisationSettings()
  const countryOf = ({ country }: PersonRow) => country ?? home
  const countries = [...new Set(people.map(countryOf))]
  const around = { from: addDays(looked.from, -AROUND_DAYS), until: addDays(looked.until, AROUND_DAYS) }
  const all = Map.groupBy(await holidaysBetween(around, countries, 'en-US'), ({ country }) => country)
  const holidaysOf = (country: string) => new Set((all.get(country) ?? []).map(({ day }) => day))
  const premiums = await payPremiums(countries, looked, holidaysOf)
  const [contracts, norms] = [await findContracts(employeeIds), await normContractsFor(employeeIds)]
  const { pays, unbilled } = await paysOf(people, range)
  const [period] = settlementPeriodsIn(range.from, range.until, rule)
  const terms = people.map((person): [string, TermsOfPerson] => {
    const country = countryOf(person)
    const holidays = holidaysOf(country)
    const own = premiums.get(country)!
    const inPoland = (days: DaySpan): SettlementTerms => {
      const contract = contracts
        .get(person.id)
        ?.find(({ startsOn, endsOn }) => startsOn < days.until && (endsOn === null || endsOn >= days.from))
      const dayNorm = norms.get(person.id)?.find(({ from }) => from < days.until)?.dayNormMinutes
      return settlementTermsOf(days, holidays, {
        ...{ zone: timeZone, workSystem: contract?.workSystem ?? 'BASIC', fte: contract?.fte ?? 1 },
        ...(dayNorm && { dailyNormMinutes: dayNorm }),
        ...(own.nightWindow && { night: own.nightWindow }),
      })
    }
    const polandIn = country === lawOfPoland && own.overtime?.averaged ? inPoland : null
    return [
      person.id,
      {
        ...{ premiums: withRest(own, person), holidays, pay: pays.get(person.id) ?? null },
        ...{ poland: polandIn && polandIn(period!), polandIn },
        normMinutes: normMinutes(range, norms.get(person.id) ?? [], { country, holidays, rule }),
      },
    ]
  })
  const { uncountedIds } = await specialPositions()
  return { people: new Map(terms), positions: { uncounted: new Set(uncountedIds), unbilled } }
}

/** A person's own days of weekly rest stand in for the company's where work on them is overtime. */
function withRest(premiums: DayTerms['premiums'], { restWeekdays }: PersonRow): DayTerms['premiums'] {
  if (!premiums.overtime?.offDays || !restWeekdays?.length) return premiums
  return { ...premiums, overtime: { ...premiums.overtime, restWeekdays } }
}

/** What an hour of people costs: callers show it to no role that does not see cost. */
async function paysOf(people: PersonRow[], range: DaySpan) {
  const pays = new Map<string, { terms: CostTerms; currency: string }>()
  const { people: paid, unbilledPositionIds, currency } = await shiftRates(people, range)
  for (const { employeeId, rates, daysOff } of paid)
    pays.set(employeeId, {
      currency,
      terms: {
        rates: rates.map((rate) => ({ type: 'hourly' as const, ...rate })),
        daysOff: new Set(daysOff),
        // No rate is a salary here.
        nominalMinutesOf: () => 0,
      },
    })
  return { pays, unbilled: new Set(unbilledPositionIds) }
}
