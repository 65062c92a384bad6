import { rows } from '#app/core/organisation_context'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import type { Locale } from '#contracts/enums'
import type { ScheduleEntry, ScheduleRange } from '#contracts/schedule'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { scheduleRevision } from '#app/scheduling/entries/revision'
import { wireColumns } from '#app/scheduling/entries/entry_rows'
import { levelsOf, peopleOfLocations, withNorms } from '#app/scheduling/people/schedule_people'
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
  rows<ScheduleEntry>(
    `select ${wireColumns} from schedule_entries e
     where e.day >= ?::date - 1 and e.day < ? and (e.day >= ? or e.end_time <= e.start_time and not e.full_day)
       and (e.location_id = any(?::uuid[])
         or e.type in (1, 3, 4, 6, 7, 8) and e.employee_id = any(?::uuid[]))`,
    [from, until, from, locationIds, personIds]
  )
