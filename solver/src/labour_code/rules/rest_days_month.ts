import type { PlannedWork } from '../planned_work.ts'
import type { Report, Rule } from '../rule.ts'
import { weeklyRest } from './weekly_rest.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Four days of rest a month, each of 24 hours without interruption, where the cycle of the work leaves a week without
 * its rest (art. 111 (1)). Months whose weeks all have theirs are passed over, and those of which only a part is employed.
 */
export const restDaysMonth: Rule = {
  id: 'rest_days_month',
  basis: 'Labour Code 45/2019/QH14 art. 111',
  unit: 'day',
  sense: 'at_least',
  scan: (work, person, limits, calendar, report) => {
    const least = limits.monthRestDays ?? null
    if (least === null || work.length === 0 || !calendar.months) return
    lacking.length = 0
    weeklyRest.scan(work, person, limits, calendar, noteWeek)
    for (let m = 0; m < calendar.months.length; m += 1) {
      const { start, end } = calendar.months[m]!
      if (!isLacking(start, end) || person.employed.start > start || person.employed.end < end) continue
      const days = restDaysIn(work, start, end)
      if (days < least) report(firstIn(work, start), lastIn(work, end), days, least, start, end)
    }
  },
}

/** Starts and ends of the weeks without their rest, one after the other; kept so that a scan makes nothing. */
const lacking: number[] = []

const noteWeek: Report = (_first, _last, _actual, _limit, start, end) => {
  lacking.push(start, end)
}

function isLacking(start: number, end: number): boolean {
  for (let i = 0; i < lacking.length; i += 2) if (lacking[i]! < end && lacking[i + 1]! > start) return true
  return false
}

/** Times of 24 hours without work, one after the other. */
function restDaysIn(work: readonly PlannedWork[], start: number, end: number): number {
  let days = 0
  let freeFrom = start
  for (let i = 0; i <= work.length && freeFrom < end; i += 1) {
    const until = i < work.length ? Math.min(work[i]!.start, end) : end
    if (until > freeFrom) days += Math.floor((until - freeFrom) / DAY_MS)
    if (i < work.length) freeFrom = Math.max(freeFrom, work[i]!.end)
  }
  return days
}

function firstIn(work: readonly PlannedWork[], start: number): number {
  let i = 0
  while (i < work.length - 1 && work[i]!.end <= start) i += 1
  return i
}

function lastIn(work: readonly PlannedWork[], end: number): number {
  let i = work.length - 1
  while (i > 0 && work[i]!.start >= end) i -= 1
  return i
}
