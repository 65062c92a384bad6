import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import type { Locale } from '#contracts/enums'
import type { Day, ScheduleEntry, ScheduleRange } from '#contracts/schedule'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { scheduleRevision } from '#app/scheduling/entries/revision'
import { endsNextDay, wireEntries } from '#app/scheduling/entries/entry_rows'
import { levelsOf, peopleOfLocations, withNorms } from '#app/scheduling/people/schedule_people'
import { placelessTypes } from '#app/scheduling/people/work_types'
import { countriesOf, type ScopeLocation } from '#app/scheduling/scope/locations_in_scope'

/** The schedule as planners see it: drafts, changes and what is deleted but still published. */
export async function plannedSchedule(
  range: DaySpan,
  locations: ScopeLocation[],
  locale: Locale
): Promise<ScheduleRange> {
  const ids = locations.map(({ id }) => id)
  const revision = await scheduleRevision()
  const found = await peopleOfLocations(range, ids)
  const levels = new Map(found.map((person) => [person.id, levelsOf(person)]))
  const people = (await withNorms(found, range)).map((person) => ({
    ...person,
    levels: levels.get(person.id)!,
  }))
  return {
    ...range,
    people,
    entries: await plannedEntriesIn(
      range,
      ids,
      people.map(({ id }) => id)
    ),
    holidays: await holidaysBetween(range, countriesOf(locations), locale),
    revision,
  }
}

/**
 * Rows come ready for the wire. Among them are night shifts that reach into the first day, and what people are away
 * for or said about their time, whichever location it is kept at.
 */
const plannedEntriesIn = (
  { from, until }: DaySpan,
  locationIds: string[],
  personIds: string[]
): Promise<ScheduleEntry[]> =>
  wireEntries()
    .where('e.day', '>=', sql<Day>`${from}::date - 1`)
    .where('e.day', '<', until)
    .where((eb) => eb.or([eb('e.day', '>=', from), endsNextDay]))
    .where((eb) =>
      eb.or([
        eb('e.locationId', '=', anyOf(locationIds)),
        eb.and([eb('e.type', 'in', placelessTypes), eb('e.employeeId', '=', anyOf(personIds))]),
      ])
    )
    .execute()
