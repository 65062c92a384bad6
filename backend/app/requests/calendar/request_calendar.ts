import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { findLocations } from '#app/organisation/public/find_locations'
import type { CalendarDays } from '#app/requests/calendar/calendar_days'
import { calendarPeople } from '#app/requests/calendar/calendar_people'
import { calendarRequests } from '#app/requests/calendar/calendar_requests'
import { nameIn } from '#app/requests/queries/load_request_types'
import { can } from '#contracts/abilities'
import type { Locale } from '#contracts/enums'
import type { CalendarPerson, RequestCalendarSheet } from '#contracts/request_calendar'

/** Requests that wait or are approved, of everyone at the locations of the actor. */
export const requestCalendar = async (days: CalendarDays, locale: Locale): Promise<RequestCalendarSheet> =>
  calendarOf(await calendarPeople(), days, locale)

/**
 * The same of one person.
 *
 * @throws core.not_found for another person whom the actor does not read
 */
export async function personCalendar(
  employeeId: string,
  days: CalendarDays,
  locale: Locale
): Promise<RequestCalendarSheet> {
  const actor = organisationContext.actor()
  const isOwn = employeeId === actor.employeeId
  if (!isOwn && !can(actor.role, 'requests.read_calendar')) throw notFound({ employeeId })
  const people = await calendarPeople(employeeId)
  if (people.length === 0) throw notFound({ employeeId })
  return calendarOf(people, days, locale)
}

async function calendarOf(
  people: CalendarPerson[],
  days: CalendarDays,
  locale: Locale
): Promise<RequestCalendarSheet> {
  const employeeIds = people.map(({ id }) => id)
  const { requests, typeIds } = await calendarRequests(days, employeeIds)
  const found = await findLocations([...new Set(people.flatMap(({ locationIds }) => locationIds))])
  const locations = [...found.values()]
    .map(({ id, name, country }) => ({ id, name, country }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  const countries = [...new Set(locations.map(({ country }) => country))].sort()
  const holidays = await holidaysBetween(days, countries, locale)
  return {
    ...{ ...days, people, locations, requests },
    types: await typesOf(typeIds, locale),
    holidays: holidays.map(({ day, name, country }) => ({ day, name, country })),
  }
}

/** In the order in which the columns count them. */
const typesOf = (ids: readonly string[], locale: Locale): Promise<RequestCalendarSheet['types']> =>
  database()
    .selectFrom('requestTypes')
    .select(['id', 'shortcut', 'color', nameIn(locale).as('name')])
    .where('id', '=', anyOf(ids))
    .orderBy('sort')
    .orderBy('id')
    .execute()
