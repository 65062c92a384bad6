import {
  addDays,
  clockMinutes,
  dayOf,
  instantOf,
  sharedMinutes,
  type Day,
  type Period,
} from '../time/time.ts'

export type NightWindow = { readonly nightFrom: string; readonly nightUntil: string }

/** The night that begins on a day, as instants; it ends on the next day when its end is not later on the clock. */
export const nightOf = (day: Day, { nightFrom, nightUntil }: NightWindow, zone: string): Period => ({
  start: instantOf(day, nightFrom, zone),
  end: instantOf(
    clockMinutes(nightUntil) <= clockMinutes(nightFrom) ? addDays(day, 1) : day,
    nightUntil,
    zone
  ),
})

/** Minutes of a period that lie in night time, elapsed. */
export function nightMinutesIn(period: Period, window: NightWindow, zone: string): number {
  let minutes = 0
  let day = addDays(dayOf(period.start, zone), -1)
  for (let night = nightOf(day, window, zone); night.start < period.end; night = nightOf(day, window, zone)) {
    minutes += sharedMinutes(period, night)
    day = addDays(day, 1)
  }
  return minutes
}
