import { clockMinutes, weekdayOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { ClockTime, Day } from '#contracts/schedule'

type Hours = { opens: ClockTime; closes: ClockTime }
type Worked = { locationId: string; day: Day; start: ClockTime; end: ClockTime }

const DAY_MINUTES = 1440

/** Whether a shift lasts until its location closes on that day. A location without hours, or that never closes, has none. */
export async function closingShifts(locationIds: readonly string[]): Promise<(shift: Worked) => boolean> {
  const found = await database()
    .selectFrom('locations')
    .select(['id', 'workingHours', 'hoursExceptions'])
    .where('id', '=', anyOf(locationIds))
    .execute()
  const places = new Map(found.map((place) => [place.id, place]))
  return (shift) => {
    const place = places.get(shift.locationId)
    if (!place) return false
    const other = place.hoursExceptions.find(({ day }) => day === shift.day)
    const weekday = weekdayOf(shift.day)
    return lastsUntilClosing(
      shift,
      other?.hours ?? place.workingHours.filter((one) => one.weekday === weekday)
    )
  }
}

export function lastsUntilClosing(
  { start, end }: Pick<Worked, 'start' | 'end'>,
  hours: readonly Hours[]
): boolean {
  const closes = Math.max(...hours.map((one) => endOf(one.opens, one.closes)))
  const isOpenAlways = hours.some(({ opens, closes: last }) => opens === last)
  return hours.length > 0 && !isOpenAlways && clockMinutes(start) < closes && endOf(start, end) >= closes
}

/** Minutes after midnight of the first day; an end not after its start is on the next. */
const endOf = (start: ClockTime, end: ClockTime): number =>
  clockMinutes(end) + (end <= start ? DAY_MINUTES : 0)
