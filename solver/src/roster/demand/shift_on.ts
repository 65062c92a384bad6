import { addDays, clockMinutes, instantOf, weekdayOf, type Day } from '../../time/time.ts'
import type { RosterShift } from '../problem.ts'
import type { CatalogueShift } from './demand.ts'

const DAY_MINUTES = 1440

export type Place = { readonly locationId: string; readonly positionId: string | null }

/** Whether a catalogue shift may start on a day. */
export const mayStartOn = ({ weekdays }: CatalogueShift, day: Day): boolean =>
  weekdays === undefined || weekdays.includes(weekdayOf(day))

/** A catalogue shift on a day, open: its clock times are those of the zone, so a clock change keeps them. */
export function shiftOn(
  shift: CatalogueShift,
  day: Day,
  place: Place,
  zone: string,
  id: string
): RosterShift {
  const end = clockMinutes(shift.start) + shift.lengthMinutes
  const clock = `${two((end % DAY_MINUTES) / 60)}:${two(end % 60)}`
  return {
    id,
    ...place,
    start: instantOf(day, shift.start, zone),
    end: instantOf(addDays(day, Math.floor(end / DAY_MINUTES)), clock, zone),
    workMinutes: shift.workMinutes,
    day,
    zone,
    shiftTypeId: shift.id,
    currentPersonId: null,
    ...(shift.breaks && { breaks: shift.breaks }),
  }
}

const two = (number: number): string => String(Math.floor(number)).padStart(2, '0')
