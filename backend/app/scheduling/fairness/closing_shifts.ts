import type { ClosingTime } from '@shiftloom/solver/roster/problem'
import { addDays, clockMinutes, daysOf, instantOf, weekdayOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { DaySpan } from '#app/scheduling/entries/entry'
import type { ClockTime, Day } from '#contracts/schedule'

type Hours = { opens: ClockTime; closes: ClockTime }
type Worked = { locationId: string; day: Day; start: ClockTime; end: ClockTime }

const DAY_MINUTES = 1440

/** Whether a shift lasts until its location closes on that day. A location without hours, or that never closes, has none. */
export async function closingShifts(locationIds: readonly string[]): Promise<(shift: Worked) => boolean> {
  const places = await openingHours(locationIds)
  return (shift) => {
    const place = places.get(shift.locationId)
    return place !== undefined && lastsUntilClosing(shift, hoursOn(place, shift.day))
  }
}

/** When these locations close on each of the days, as instants. */
export async function closingTimes(
  locationIds: readonly string[],
  { from, until }: DaySpan
): Promise<ClosingTime[]> {
  const places = await openingHours(locationIds)
  return [...places.values()].flatMap((place) =>
    daysOf(from, until).flatMap((day) => {
      const closing = closingOf(hoursOn(place, day))
      if (!closing) return []
      const last = closing.minutes >= DAY_MINUTES ? addDays(day, 1) : day
      return [{ locationId: place.id, day, at: instantOf(last, closing.time, place.timeZone) }]
    })
  )
}

async function openingHours(locationIds: readonly string[]) {
  const found = await database()
    .selectFrom('locations')
    .select(['id', 'timeZone', 'workingHours', 'hoursExceptions'])
    .where('id', '=', anyOf(locationIds))
    .orderBy('id')
    .execute()
  return new Map(found.map((place) => [place.id, place]))
}
type Place = Awaited<ReturnType<typeof openingHours>> extends Map<string, infer One> ? One : never

function hoursOn({ workingHours, hoursExceptions }: Place, day: Day): readonly Hours[] {
  const other = hoursExceptions.find((one) => one.day === day)
  const weekday = weekdayOf(day)
  return other?.hours ?? workingHours.filter((one) => one.weekday === weekday)
}

export function lastsUntilClosing(
  { start, end }: Pick<Worked, 'start' | 'end'>,
  hours: readonly Hours[]
): boolean {
  const closing = closingOf(hours)
  return closing !== null && clockMinutes(start) < closing.minutes && endOf(start, end) >= closing.minutes
}

/** The last closing of a day, in minutes after its midnight; null for a place that is closed, or never closes. */
function closingOf(hours: readonly Hours[]): { time: ClockTime; minutes: number } | null {
  if (hours.some(({ opens, closes }) => opens === closes)) return null
  const closings = hours.map(({ opens, closes }) => ({ time: closes, minutes: endOf(opens, closes) }))
  return closings.toSorted((a, b) => b.minutes - a.minutes)[0] ?? null
}

/** Minutes after midnight of the first day; an end not after its start is on the next. */
const endOf = (start: ClockTime, end: ClockTime): number =>
  clockMinutes(end) + (end <= start ? DAY_MINUTES : 0)
