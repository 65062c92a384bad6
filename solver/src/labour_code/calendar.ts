import { addDays, daysBetween, instantOf, weekdayOf, type Day, type Period } from '../time/time.ts'
import type { LabourLimits } from './limits.ts'

const SUNDAY = 7
/** How far before and after the planned days a run of working Sundays may reach, where the law does not say. */
const USUAL_SUNDAYS = 3

/** Days on either side of the planned ones whose Sundays can make a run with theirs. */
export const sundaysAroundDays = ({ maxConsecutiveSundays }: LabourLimits): number =>
  7 * (maxConsecutiveSundays ?? USUAL_SUNDAYS)

/** Windows that rules look at, as instants of one zone; made once and shared by everybody under the same limits. */
export type RuleCalendar = {
  readonly zone: string
  /** Full weeks that touch the planned days, in order. */
  readonly weeks: readonly Period[]
  /** Windows of consecutive Sundays, in order, with those around the planned days. */
  readonly sundays: readonly Period[]
  /** The settlement period as a window with its number of days; left out or null: unknown. */
  readonly settlement?: (Period & { readonly days: number }) | null
}

export type CalendarInput = {
  readonly from: Day
  readonly until: Day
  readonly zone: string
  readonly limits: LabourLimits
  /** First day and exclusive end of the settlement period; null where weeks do not depend on it or it is unknown. */
  readonly settlementFrom: Day | null
  readonly settlementUntil: Day | null
}

export const calendarOf = (input: CalendarInput): RuleCalendar => ({
  zone: input.zone,
  weeks: weekStarts(input).map((day) => daysFrom(day, 7, '00:00', input.zone)),
  sundays: sundaysOf(input),
  settlement: settlementOf(input),
})

function settlementOf({ settlementFrom, settlementUntil, zone }: CalendarInput): RuleCalendar['settlement'] {
  if (settlementFrom === null || settlementUntil === null) return null
  const days = daysBetween(settlementFrom, settlementUntil)
  return { ...daysFrom(settlementFrom, days, '00:00', zone), days }
}

const daysFrom = (day: Day, count: number, clock: string, zone: string): Period => ({
  start: instantOf(day, clock, zone),
  end: instantOf(addDays(day, count), clock, zone),
})

function weekStarts({ from, until, limits, settlementFrom, settlementUntil }: CalendarInput): Day[] {
  if (limits.weekStart === 'monday') return startsEvery7Days(addDays(from, 1 - weekdayOf(from)), from, until)
  const anchor = settlementFrom ?? from
  if (settlementUntil === null) return startsEvery7Days(anchor, from, until)
  const inside = startsEvery7Days(anchor, from, until).filter((day) => addDays(day, 7) <= settlementUntil)
  const next = until > settlementUntil ? startsEvery7Days(settlementUntil, settlementUntil, until) : []
  return [...inside, ...next]
}

/** Starts of the weeks counted from `anchor` that share a day with `[from, until)`. */
function startsEvery7Days(anchor: Day, from: Day, until: Day): Day[] {
  const starts: Day[] = []
  let start = addDays(anchor, 7 * Math.floor(daysBetween(anchor, from) / 7))
  for (; start < until; start = addDays(start, 7)) starts.push(start)
  return starts
}

function sundaysOf({ from, until, zone, limits }: CalendarInput): Period[] {
  const clock = limits.sundayStartsAt
  if (clock === null) return []
  const around = sundaysAroundDays(limits)
  const first = addDays(from, -around)
  const sundays: Period[] = []
  let day = addDays(first, SUNDAY - weekdayOf(first))
  for (; day < addDays(until, around); day = addDays(day, 7)) sundays.push(daysFrom(day, 1, clock, zone))
  return sundays
}
