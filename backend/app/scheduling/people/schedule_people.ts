import { sql } from 'kysely'
import { addDays } from '@shiftloom/solver/time'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { normContractsFor } from '#app/labour_code/public/norm_contracts'
import { normMinutes, periodsTouching, type NormContract } from '#app/labour_code/public/nominal_minutes'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { fileLink } from '#app/core/storage/signed_link'
import type { SettlementPeriodRule } from '#contracts/organisation'
import type { Day, SchedulePerson } from '#contracts/schedule'
import type { DaySpan } from '#app/scheduling/entries/entry'

export type PersonRow = Awaited<ReturnType<typeof peopleById>>[number]

const people = () =>
  database()
    .selectFrom('employees as p')
    .leftJoin('locations as m', 'm.id', 'p.mainLocationId')
    .select(['p.id', 'p.name', 'p.surname', 'p.avatarKey', 'p.mainLocationId', 'p.disabledInSchedule'])
    .select(['p.breaks', 'p.positionRules', 'p.restWeekdays', 'm.country'])
    .select([
      sql<string[]>`array(select l.location_id from employee_locations l where l.employee_id = p.id
        union select p.main_location_id where p.main_location_id is not null)`.as('locationIds'),
      sql<string[]>`array(select x.position_id from employee_positions x where x.employee_id = p.id)`.as(
        'positionIds'
      ),
      sql<string[]>`array(select t.tag_id from employee_tags t where t.employee_id = p.id)`.as('tagIds'),
    ])
    .orderBy('p.surname')
    .orderBy('p.name')
    .orderBy('p.id')

/**
 * All people who belong to one of the locations, by surname; those who left are shown where they still have entries.
 */
export const peopleOfLocations = ({ from, until }: DaySpan, locationIds: string[]): Promise<PersonRow[]> =>
  people()
    .where((eb) => {
      const belongs = eb
        .selectFrom('employeeLocations as l')
        .whereRef('l.employeeId', '=', 'p.id')
        .where('l.locationId', '=', anyOf(locationIds))
      const planned = eb
        .selectFrom('scheduleEntries as e')
        .select('e.employeeId')
        .where('e.day', '>=', from)
        .where('e.day', '<', until)
        .where('e.locationId', '=', anyOf(locationIds))
      return eb.or([
        eb.and([
          eb('p.archivedAt', 'is', null),
          eb.or([eb('p.mainLocationId', '=', anyOf(locationIds)), eb.exists(belongs)]),
        ]),
        eb('p.id', 'in', planned),
      ])
    })
    .execute()

export const peopleById = (ids: string[]) => people().where('p.id', '=', anyOf(ids)).execute()

/** Adds what each person owes in the range; holidays are those of the country they mainly work in. */
export async function withNorms(people: PersonRow[], range: DaySpan): Promise<SchedulePerson[]> {
  const settings = await organisationSettings()
  const rule = settings.settlementPeriod
  const countryOf = (person: PersonRow) => person.country ?? settings.country
  const free = await freeDays(range, rule, [...new Set(people.map(countryOf))])
  const held = await normContractsFor(people.map(({ id }) => id))
  return people.map((person) => {
    const country = countryOf(person)
    const contracts = held.get(person.id) ?? []
    const owed = normMinutes(range, contracts, { country, holidays: free.get(country)!, rule })
    return transformPerson(person, fteIn(range, contracts), owed)
  })
}

async function freeDays(
  range: DaySpan,
  rule: SettlementPeriodRule,
  countries: string[]
): Promise<Map<string, Set<Day>>> {
  const periods = periodsTouching(range, rule)
  // Agreed hours are shared out over calendar months, which can be longer than the periods on either side.
  const span = { from: addDays(periods[0]!.from, -31), until: addDays(periods.at(-1)!.until, 31) }
  const holidays = await holidaysBetween(span, countries, 'en-US')
  return new Map(
    countries.map((country) => [
      country,
      new Set(holidays.filter((holiday) => holiday.country === country).map(({ day }) => day)),
    ])
  )
}

/** The latest contract that holds on some day of the range; full time where none does. */
function fteIn({ from, until }: DaySpan, contracts: NormContract[]): number {
  const held = contracts.filter((contract) => contract.from < until && (contract.until ?? until) > from)
  return held.at(-1)?.fte ?? 1
}

/** A person's skill level at each position; no level means the first one. */
export const levelsOf = ({ positionRules }: PersonRow): Record<string, number> =>
  Object.fromEntries(
    Object.entries(positionRules).flatMap(([id, { level }]) => (level > 1 ? [[id, level]] : []))
  )

export const transformPerson = (person: PersonRow, fte: number, owed: number): SchedulePerson => ({
  id: person.id,
  name: person.name,
  surname: person.surname,
  avatarUrl: person.avatarKey && fileLink(person.avatarKey),
  mainLocationId: person.mainLocationId,
  locationIds: person.locationIds,
  positionIds: person.positionIds,
  tagIds: person.tagIds,
  fte,
  normMinutes: owed,
  disabledInSchedule: person.disabledInSchedule,
  breaks: person.breaks.map(({ start, minutes, paid, allowUnpaid }) => ({
    start,
    minutes,
    paid,
    allowUnpaid,
  })),
})
