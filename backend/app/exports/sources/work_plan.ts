import { addDays, daysOf, type Day } from '@shiftloom/solver/time'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { findContracts } from '#app/organisation/public/find_contracts'
import { findLocations } from '#app/organisation/public/find_locations'
import type { FoundEmployee } from '#app/organisation/public/find_employees'
import { publishedWork } from '#app/scheduling/public/published_work'
import type { Contract } from '#contracts/employment_terms'
import type { ExportRow, SourceContent, SourceScope } from '#app/exports/sources/export_row'
import { distinct, workRows } from '#app/exports/sources/work_rows'

type Span = { from: Day; until: Day }

/**
 * Every day of all people with published work at these locations: their shifts, and the days without any. Days on which
 * a person works only elsewhere are left out, so that they do not count as free; so are days without a contract.
 */
export async function workPlan({ locationIds, ...span }: SourceScope): Promise<SourceContent> {
  const work = await workRows(await publishedWork(span, { locationIds }))
  const people = new Map(work.map(({ person }) => [person.id, person]))
  const ids = [...people.keys()]
  const anywhere = await publishedWork(span, { employeeIds: ids })
  const busy = new Set(anywhere.map(({ employeeId, day }) => `${employeeId}/${day}`))
  const contracts = await findContracts(ids)
  const holidays = await holidaysOfPeople([...people.values()], span)
  const free = [...people.values()].flatMap((person) =>
    daysOf(span.from, span.until)
      .filter((day) => !busy.has(`${person.id}/${day}`) && isEmployed(contracts.get(person.id), day))
      .map((day) => dayOff(person, day, holidays.get(person.id)?.has(day) ?? false))
  )
  return { rows: [...work, ...free], hours: [] }
}

const dayOff = (person: FoundEmployee, day: Day, holiday: boolean): ExportRow => ({
  person,
  day,
  dayType: holiday ? 'holiday' : 'free',
  work: null,
})

/** People without a contract on record count as employed throughout. */
const isEmployed = (contracts: Contract[] | undefined, day: Day): boolean =>
  !contracts?.length ||
  contracts.some(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || day < addDays(endsOn, 1)))

/** By person, the holidays of the country of their main location. */
async function holidaysOfPeople(people: FoundEmployee[], span: Span): Promise<Map<string, Set<Day>>> {
  const homeOf = ({ mainLocationId, locationIds }: FoundEmployee) => mainLocationId ?? locationIds[0] ?? ''
  const locations = await findLocations(distinct(people.map(homeOf).filter((id) => id !== '')))
  const countries = distinct([...locations.values()].map(({ country }) => country))
  const holidays = Map.groupBy(await holidaysBetween(span, countries, 'pl-PL'), ({ country }) => country)
  return new Map(
    people.map((person) => {
      const country = locations.get(homeOf(person))?.country ?? ''
      return [person.id, new Set((holidays.get(country) ?? []).map(({ day }) => day))]
    })
  )
}
