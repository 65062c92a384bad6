import i18nManager from '@adonisjs/i18n/services/main'
import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus, type ICalEventData } from 'ical-generator'
import { DateTime } from 'luxon'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { instantOf } from '@shiftloom/solver/time'
import type { ReadFeed } from '#app/calendar_feed/actions/read_feed'
import type { FeedEvent } from '#app/calendar_feed/actions/tell_events'
import type { EventContent } from '#database/json/calendar_feed'
import { scheduleEntryTypes as types, type Locale } from '#contracts/enums'

/** Seconds after which calendars that listen to it ask again. */
const refreshSeconds = 3600

/**
 * The calendar as iCalendar text (RFC 5545): wall clocks with their zones. The same events give the same text, whenever
 * it is asked for.
 */
export function calendarText({ locale, organisation, zone, events }: ReadFeed): string {
  const say = sayIn(locale)
  return ical({
    prodId: { company: 'Shiftloom', product: 'Schedule', language: locale.slice(0, 2).toUpperCase() },
    name: say('name', { organisation }),
    method: ICalCalendarMethod.PUBLISH,
    // With a zone of the calendar itself, stamps would be written on its clock, where RFC 5545 wants UTC.
    timezone: { name: null, generator: timezoneBlock },
    x: [{ key: 'X-WR-TIMEZONE', value: zone }],
    ttl: refreshSeconds,
    events: events.map((event) => eventOf(event, locale)),
  }).toString()
}

function eventOf({ id, sequence, content, cancelled, changedAt }: FeedEvent, locale: Locale): ICalEventData {
  const title = titleOf(content, locale)
  return {
    id: `${id}@shiftloom`,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    ...timesOf(content),
    summary: cancelled ? sayIn(locale)('cancelled', { title }) : title,
    ...(content.location && {
      description: descriptionOf(content, locale),
      location: content.location,
    }),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    class: ICalEventClass.PRIVATE,
  }
}

/**
 * A wall clock names an instant by its zone. In the hour that the clocks show twice it names the first one only (RFC
 * 5545, 3.3.5), so a shift that begins or ends in the second is given in UTC.
 */
function timesOf({
  startsAt,
  endsAt,
  zone,
  fullDay,
}: EventContent): Partial<ICalEventData> & { start: DateTime } {
  const [start, end] = [startsAt, endsAt].map((instant) => DateTime.fromISO(instant, { zone })) as [
    DateTime,
    DateTime,
  ]
  if (fullDay) return { start, end, allDay: true, timezone: zone }
  const isClear = [start, end].every(
    (at) => instantOf(at.toISODate()!, at.toFormat('HH:mm'), zone) === at.toMillis()
  )
  return { start, end, timezone: isClear ? zone : 'Etc/UTC' }
}

const kinds: Partial<Record<number, string>> = {
  [types.shift]: 'shift',
  [types.delegation]: 'delegation',
  [types.partialDelegation]: 'delegation',
  [types.holiday]: 'leave',
  [types.partialHoliday]: 'leave',
}

function titleOf({ type, position }: EventContent, locale: Locale): string {
  const kind = kinds[type] ?? 'absence'
  const say = sayIn(locale)
  return position ? say(`${kind}_as`, { position }) : say(kind)
}

function descriptionOf({ location, workMinutes, breaks }: EventContent, locale: Locale): string {
  const say = sayIn(locale)
  const pauses = breaks.map(({ start, minutes, paid }) =>
    say(start === null ? 'break' : 'break_at', { start, minutes, paid: paid ? 'paid' : 'unpaid' })
  )
  const hours = `${Math.floor(workMinutes / 60)}:${String(workMinutes % 60).padStart(2, '0')}`
  return [say('place', { location }), ...pauses, say('work', { hours })].join('\n')
}

const timezoneBlock = (zone: string): string | null => {
  const block = tzlib_get_ical_block(zone)
  return Array.isArray(block) ? block[0]! : null
}

const sayIn =
  (locale: Locale) =>
  (key: string, values: Record<string, unknown> = {}): string =>
    i18nManager.locale(locale).formatMessage(`calendar_feed.${key}`, values)
