import { addDays, daysBetween, daysOf, instantOf, weekdayOf, type Day, type Period } from '../time/time.ts'
import type { LabourLimits } from './limits.ts'

const SATURDAY = 6
const SUNDAY = 7
/** Days before and after a worked Sunday in which its day off lies (KP art. 151¹¹ § 1 pt 1). */
export const SUNDAY_REACH = 6
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
  /** Incomplete weeks at a settlement period's end, where the law looks at them; their share is `days` of seven. */
  readonly partialWeeks?: readonly (Period & { readonly days: number })[]
  /** Calendar months that touch the planned days, in order. */
  readonly months?: readonly Period[]
  readonly holidays?: ReadonlySet<Day>
  /** The Sunday of each of `weeks`, as the law bounds Sundays, else the calendar day. */
  readonly weekSundays?: readonly Period[]
  /** Days off of the settlement period, in order, where working on one asks for another. */
  readonly daysOff?: readonly DayOff[]
  /** Other weekdays from six days before the settlement period to six days after it, as days since 1970. */
  readonly weekdaysAround?: readonly (Period & { readonly dayNumber: number })[]
}

/** A day on which people usually do not work; Sundays and holidays as the law bounds them. */
export type DayOff = Period & {
  /** A holiday on a Sunday is a Sunday (KP art. 151¹¹ § 4). */
  readonly kind: 'sunday' | 'holiday' | 'saturday'
  /** Days since 1970. */
  readonly dayNumber: number
  /** A holiday on a Saturday: a day off is owed for it, worked or not (KP art. 130 § 2). */
  readonly isOwed: boolean
}

export type CalendarInput = {
  readonly from: Day
  readonly until: Day
  readonly zone: string
  readonly limits: LabourLimits
  /** First day and exclusive end of the settlement period; null where weeks do not depend on it or it is unknown. */
  readonly settlementFrom: Day | null
  readonly settlementUntil: Day | null
  readonly holidays?: readonly Day[]
}

export const calendarOf = (input: CalendarInput): RuleCalendar => ({
  zone: input.zone,
  weekSundays: weekStarts(input).map((day) =>
    daysFrom(addDays(day, SUNDAY - weekdayOf(day)), 1, input.limits.sundayStartsAt ?? '00:00', input.zone)
  ),
  weeks: weekStarts(input).map((day) => daysFrom(day, 7, '00:00', input.zone)),
  sundays: sundaysOf(input),
  settlement: settlementOf(input),
  partialWeeks: partialWeeksOf(input),
  months: monthsOf(input),
  holidays: new Set(input.holidays),
  ...daysOffOf(input),
})

function settlementOf({ settlementFrom, settlementUntil, zone }: CalendarInput): RuleCalendar['settlement'] {
  if (settlementFrom === null || settlementUntil === null) return null
  const days = daysBetween(settlementFrom, settlementUntil)
  return { ...daysFrom(settlementFrom, days, '00:00', zone), days }
}

function daysOffOf(input: CalendarInput): Pick<RuleCalendar, 'daysOff' | 'weekdaysAround'> {
  const { settlementFrom, settlementUntil, zone, limits, holidays = [] } = input
  if (!limits.daysOffInLieu || settlementFrom === null || settlementUntil === null) return {}
  const isHoliday = new Set(holidays)
  const numberOf = (day: Day): number => daysBetween('1970-01-01', day)
  const isWeekday = (day: Day): boolean => weekdayOf(day) < SATURDAY && !isHoliday.has(day)
  const around = daysOf(addDays(settlementFrom, -SUNDAY_REACH), addDays(settlementUntil, SUNDAY_REACH))
  return {
    daysOff: daysOf(settlementFrom, settlementUntil)
      .filter((day) => !isWeekday(day))
      .map((day) => {
        const kind = weekdayOf(day) === SUNDAY ? 'sunday' : isHoliday.has(day) ? 'holiday' : 'saturday'
        const clock = kind === 'saturday' ? '00:00' : (limits.sundayStartsAt ?? '00:00')
        const isOwed = kind === 'holiday' && weekdayOf(day) === SATURDAY
        return { ...daysFrom(day, 1, clock, zone), kind, dayNumber: numberOf(day), isOwed }
      }),
    weekdaysAround: around
      .filter(isWeekday)
      .map((day) => ({ ...daysFrom(day, 1, '00:00', zone), dayNumber: numberOf(day) })),
  }
}

/** The days that remain after the full weeks of the settlement period, when the planned days touch them. */
function partialWeeksOf(input: CalendarInput): RuleCalendar['partialWeeks'] {
  const { settlementFrom, settlementUntil, from, until, zone, limits } = input
  if (!limits.partialWeeks || limits.weekStart !== 'settlement') return []
  if (settlementFrom === null || settlementUntil === null) return []
  const days = daysBetween(settlementFrom, settlementUntil) % 7
  const start = addDays(settlementUntil, -days)
  if (days === 0 || start >= until || settlementUntil <= from) return []
  return [{ ...daysFrom(start, days, '00:00', zone), days }]
}

function monthsOf({ from, until, zone }: CalendarInput): Period[] {
  const months: Period[] = []
  for (let day = `${from.slice(0, 8)}01`; day < until; day = nextMonth(day)) {
    months.push(daysFrom(day, daysBetween(day, nextMonth(day)), '00:00', zone))
  }
  return months
}

/** The first of the month after; 31 days from a first lead into it. */
const nextMonth = (day: Day): Day => `${addDays(day, 31).slice(0, 8)}01`

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
