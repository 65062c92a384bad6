import type { RuleCalendar } from '../calendar.ts'
import type { LabourLimits } from '../limits.ts'
import { nightMinutesIn } from '../night.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { Report, Rule } from '../rule.ts'
import { reportLongDaysFromStart } from '../working_day_hours.ts'

/**
 * A shorter working day for people who work at night and do dangerous or strenuous work. In Poland a night worker is who
 * works three hours of every working day at night, or a quarter of the settlement period; then each of their 24 hours
 * with such work is short, by day as well. Where the law has no such share, the 24 hours with night work are.
 * Not for people who manage the workplace (art. 151⁷ § 5 pt 1).
 */
export const nightHours: Rule = {
  id: 'night_hours',
  basis: 'KP art. 151⁷ § 2, 3; Directive 2003/88/EC art. 2 (4), 8',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { rights }, limits, calendar, report) => {
    const limit = limits.nightDayMaxMinutes
    if (limit === null || rights?.managesWorkplace || !hasStrenuous(work)) return
    reportLongDaysFromStart(work, limit, limits, (first, last, actual, allowed, start, end) => {
      if (!hasStrenuousIn(work, first, last, start, end)) return
      if (isNightDay(work, start, end, limits, calendar)) report(first, last, actual, allowed, start, end)
    })
  },
}

/** Most timelines have none, and a search asks millions of times. */
function hasStrenuous(work: readonly PlannedWork[]): boolean {
  for (let i = 0; i < work.length; i += 1) if (work[i]!.strenuous) return true
  return false
}

function hasStrenuousIn(
  work: readonly PlannedWork[],
  first: number,
  last: number,
  start: number,
  end: number
): boolean {
  for (let i = first; i <= last; i += 1) {
    if (work[i]!.strenuous && work[i]!.start < end && work[i]!.end > start) return true
  }
  return false
}

function isNightDay(
  work: readonly PlannedWork[],
  start: number,
  end: number,
  limits: LabourLimits,
  { settlement }: RuleCalendar
): boolean {
  if (limits.nightWorkerPercent === null)
    return nightMinutesBetween(work, start, end, limits) >= limits.nightWorkerMinutes
  const [from, until] = periodAround(start, settlement)
  return (
    hasShareOfNight(work, from, until, limits, limits.nightWorkerPercent) ||
    hasNightEveryDay(work, from, until, limits)
  )
}

/** The settlement period, or what lies before or after it: another one, which is not known. */
function periodAround(
  instant: number,
  settlement: RuleCalendar['settlement']
): [from: number, until: number] {
  if (!settlement) return [-Infinity, Infinity]
  if (instant < settlement.start) return [-Infinity, settlement.start]
  return instant < settlement.end ? [settlement.start, settlement.end] : [settlement.end, Infinity]
}

function hasShareOfNight(
  work: readonly PlannedWork[],
  from: number,
  until: number,
  limits: LabourLimits,
  percent: number
): boolean {
  let minutes = 0
  for (const item of work) if (item.start >= from && item.start < until) minutes += item.workMinutes
  let night = 0
  for (const item of work) if (item.start >= from && item.start < until) night += nightMinutesOf(item, limits)
  return night * 100 >= minutes * percent
}

function hasNightEveryDay(
  work: readonly PlannedWork[],
  from: number,
  until: number,
  limits: LabourLimits
): boolean {
  let every = true
  const look: Report = (_first, _last, _actual, _limit, start, end) => {
    if (start >= from && start < until)
      every &&= nightMinutesBetween(work, start, end, limits) >= limits.nightWorkerMinutes
  }
  reportLongDaysFromStart(work, -Infinity, limits, look)
  return every
}

/** Night work between two instants; breaks without a place are spread evenly. */
function nightMinutesBetween(
  work: readonly PlannedWork[],
  start: number,
  end: number,
  limits: LabourLimits
): number {
  let minutes = 0
  for (const item of work) {
    if (item.end > start && item.start < end) minutes += nightMinutesOf(item, limits, start, end)
  }
  return minutes
}

function nightMinutesOf(item: PlannedWork, limits: LabourLimits, start = -Infinity, end = Infinity): number {
  const part = { start: Math.max(item.start, start), end: Math.min(item.end, end) }
  const elapsed = (item.end - item.start) / 60_000
  if (elapsed === 0) return 0
  return (nightMinutesIn(part, limits, item.zone) * item.workMinutes) / elapsed
}
