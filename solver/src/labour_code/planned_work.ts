import { addDays, clockMinutes, clockOf, daysBetween, instantOf } from '../time/time.ts'
import type { Day, Period } from '../time/time.ts'
import type { RuleCalendar } from './calendar.ts'

const DAY_MS = 24 * 3_600_000

/** Time inside a shift in which no one works. */
export type WorkBreak = {
  readonly minutes: number
  /** A paid break is working time. */
  readonly paid: boolean
  /** Instant; left out: somewhere inside the shift. */
  readonly start?: number
}

/** Work of one person as the rules are given it: planned or registered, breaks already in `workMinutes`. */
export type Work = Period & {
  readonly id: string
  readonly locationId: string | null
  readonly positionId: string | null
  /** Elapsed minutes less unpaid breaks. */
  readonly workMinutes: number
  /** Wall-clock day the work starts on. */
  readonly day: Day
  readonly zone: string
  /** Planned breaks; left out: unknown, and then the rule of breaks is silent. */
  readonly breaks?: readonly WorkBreak[]
  /** Whether the position is included in working hours; left out: it is. */
  readonly counts?: boolean
  /** Whether the position is dangerous or strenuous; left out: it is not. */
  readonly strenuous?: boolean
  /** Whether harmful factors at the position exceed what is allowed; left out: they do not. */
  readonly harmful?: boolean
  /** Whether it is a business trip; left out: it is not. */
  readonly trip?: boolean
}

/** Work with everything rules ask for worked out once, so that a scan only adds and compares. */
export type PlannedWork = Work & {
  readonly counts: boolean
  readonly strenuous: boolean
  readonly harmful: boolean
  readonly trip: boolean
  /** Days since 1970 of `day`. */
  readonly dayNumber: number
  /** Minutes since midnight of the start on the wall clock. */
  readonly startClock: number
  /** 24 hours later; in the spring night the same clock time on the next day, which comes an hour earlier. */
  readonly workingDayEnd: number
  /** Index of the calendar week the start lies in, -1 outside all; and the minutes worked in it. */
  readonly week: number
  readonly weekMinutes: number
  /** The same for the week the end lies in, -1 when it is the same one. */
  readonly endWeek: number
  readonly endWeekMinutes: number
  /** Index of the Sunday window it overlaps, -1 for none. */
  readonly sunday: number
}

/** Minutes of work inside a window; a break without a place is spread evenly. */
export const workMinutesInside = (work: Work, { start, end }: Period): number =>
  workMinutesBetween(work, start, end)

/** Minutes inside a window that count as working hours: none of a position that is not included in them. */
export const countedMinutesInside = (work: Work, window: Period): number =>
  work.counts === false ? 0 : workMinutesInside(work, window)

/** Minutes inside a window between two instants, for scans that make no objects. */
export function workMinutesBetween(work: Work, start: number, end: number): number {
  if (work.start >= start && work.end <= end) return work.workMinutes
  const elapsed = work.end - work.start
  const shared = Math.max(0, Math.min(work.end, end) - Math.max(work.start, start))
  return elapsed === 0 ? 0 : Math.round((work.workMinutes * shared) / elapsed)
}

export function planWork(work: Work, { weeks, sundays }: RuleCalendar): PlannedWork {
  const clock = clockOf(work.start, work.zone)
  const week = weeks.findIndex(({ start, end }) => work.start >= start && work.start < end)
  const endWeek = weeks.findIndex(({ start, end }) => work.end > start && work.end <= end)
  const weekMinutes = week < 0 ? 0 : workMinutesInside(work, weeks[week]!)
  const other = endWeek === week ? -1 : endWeek
  return {
    id: work.id,
    start: work.start,
    end: work.end,
    locationId: work.locationId,
    positionId: work.positionId,
    workMinutes: work.workMinutes,
    day: work.day,
    zone: work.zone,
    ...(work.breaks && { breaks: work.breaks }),
    counts: work.counts ?? true,
    strenuous: work.strenuous ?? false,
    harmful: work.harmful ?? false,
    trip: work.trip ?? false,
    dayNumber: daysBetween('1970-01-01', work.day),
    startClock: clockMinutes(clock),
    workingDayEnd: Math.min(instantOf(addDays(work.day, 1), clock, work.zone), work.start + DAY_MS),
    week,
    weekMinutes,
    endWeek: other,
    endWeekMinutes: other < 0 ? 0 : workMinutesInside(work, weeks[other]!),
    sunday: sundays.findIndex(({ start, end }) => work.start < end && work.end > start),
  }
}

/** A person's work in the order rules expect: by start, then by end, then by id so that the order is stable. */
export const byStart = (a: Period & { readonly id?: string }, b: Period & { readonly id?: string }): number =>
  a.start - b.start || a.end - b.end || ((a.id ?? '') < (b.id ?? '') ? -1 : a.id === b.id ? 0 : 1)
