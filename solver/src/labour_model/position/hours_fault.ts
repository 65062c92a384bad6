import { hoursBetween } from '../rules/operation_hours.ts'
import { minuteOfDay, type DayHours } from './place_days.ts'

/** Whether two openings of a week overlap, those past midnight and from Sunday into Monday among them. */
export function hoursOverlap(hours: readonly DayHours[]): boolean {
  const week = 7 * 1440
  const ranges = hours
    .map(({ weekday, opens, closes }) => {
      const range = hoursBetween(minuteOfDay(opens), minuteOfDay(closes))
      const start = (weekday - 1) * 1440
      return { from: start + range.from, until: start + range.until }
    })
    .sort((a, b) => a.from - b.from)
  return ranges.some(({ until }, at) => {
    const next = ranges[at + 1] ?? (at > 0 ? { from: ranges[0]!.from + week } : null)
    return next !== null && next.from < until
  })
}
