import { addDays, periodOf, sharedMinutes, weekdayOf, type Day } from '../time/time.ts'
import type { LabourLimits } from '../labour_code/limits.ts'
import type { PersonRates, RosterPerson, RosterWork } from './problem.ts'

/** From this many minutes of night on, a shift counts as a night. */
const NIGHT_MINUTES = 180
const SATURDAY = 6
const SUNDAY = 7

export type ShiftKinds = { readonly night: boolean; readonly weekend: boolean; readonly holiday: boolean }

/** What makes a shift unpopular: nights, weekend days and holidays are shared fairly. */
export function kindsOf(
  work: Pick<RosterWork, 'day' | 'start' | 'end' | 'zone'>,
  limits: LabourLimits,
  holidays: ReadonlySet<Day>
): ShiftKinds {
  return {
    night: nightMinutesOf(work, limits) >= NIGHT_MINUTES,
    weekend: weekdayOf(work.day) >= SATURDAY,
    holiday: holidays.has(work.day),
  }
}

/** What a person carries over from before the planned days, in the order of `Model.kinds`. */
export const carriedOverBy = ({ carriedOver }: RosterPerson): number[] =>
  carriedOver ? [carriedOver.nights, carriedOver.weekends, carriedOver.holidays] : [0, 0, 0]

function nightMinutesOf(
  work: Pick<RosterWork, 'day' | 'start' | 'end' | 'zone'>,
  { nightFrom, nightUntil }: LabourLimits
): number {
  let minutes = 0
  for (const offset of [-1, 0, 1]) {
    minutes += sharedMinutes(work, periodOf(addDays(work.day, offset), nightFrom, nightUntil, work.zone))
  }
  return minutes
}

/** Minor units per hour of the day a shift starts on; a holiday wins over the weekday. */
export function hourlyMinorOf(rates: PersonRates, day: Day, holidays: ReadonlySet<Day>): number {
  const weekday = weekdayOf(day)
  if (holidays.has(day) && rates.holiday !== null) return rates.holiday
  if (weekday === SUNDAY && rates.sunday !== null) return rates.sunday
  if (weekday === SATURDAY && rates.saturday !== null) return rates.saturday
  return rates.weekday
}
