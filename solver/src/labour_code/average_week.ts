import type { Period } from '../time/time.ts'
import { workMinutesBetween, type PlannedWork, type Work } from './planned_work.ts'
import type { PersonFacts, Report } from './rule.ts'

const WEEK_DAYS = 7
const DAY_MS = 24 * 3_600_000

/**
 * Reports a settlement period whose average week has more than `limit` minutes, as minutes a week rounded up. Leave and
 * sick days are neutral: neither they nor work in them count (Directive art. 16 b), and a person hired in mid-period is
 * averaged over their own weeks, at least one.
 */
export function reportLongAverage(
  work: readonly PlannedWork[],
  person: PersonFacts,
  settlement: Period & { readonly days: number },
  limit: number,
  toleranceMinutes: number,
  report: Report
): void {
  const start = Math.max(settlement.start, person.employed.start)
  const end = Math.min(settlement.end, person.employed.end)
  const neutral = person.daysAway
  let minutes = 0
  let first = -1
  let last = -1
  for (let i = 0; i < work.length; i += 1) {
    const item = work[i]!
    if (item.end <= start || item.start >= end) continue
    minutes += minutesOutside(item, start, end, neutral)
    if (first < 0) first = i
    last = i
  }
  if (first < 0) return
  const days = Math.max(daysOutside(start, end, neutral), Math.min(WEEK_DAYS, settlement.days))
  if (minutes * WEEK_DAYS <= (limit + toleranceMinutes) * days) return
  report(first, last, Math.ceil((minutes * WEEK_DAYS) / days), limit, start, end)
}

/**
 * Minutes of a person's average week in a settlement period, rounded up: the figure behind the rule, by which registered
 * work is counted too.
 *
 * @param work counted as working hours
 */
export function averageWeekMinutes(
  work: readonly Work[],
  { employed, daysAway }: Pick<PersonFacts, 'employed' | 'daysAway'>,
  settlement: Period & { readonly days: number }
): number {
  const [start, end] = [Math.max(settlement.start, employed.start), Math.min(settlement.end, employed.end)]
  if (start >= end) return 0
  const minutes = work
    .filter((item) => item.end > start && item.start < end)
    .reduce((total, item) => total + minutesOutside(item, start, end, daysAway), 0)
  const days = Math.max(daysOutside(start, end, daysAway), Math.min(WEEK_DAYS, settlement.days))
  return Math.ceil((minutes * WEEK_DAYS) / days)
}

function minutesOutside(item: Work, start: number, end: number, away: readonly Period[]): number {
  let minutes = workMinutesBetween(item, start, end)
  for (let a = 0; a < away.length; a += 1) {
    const from = Math.max(start, away[a]!.start)
    const until = Math.min(end, away[a]!.end)
    if (from < until && item.start < until && item.end > from)
      minutes -= workMinutesBetween(item, from, until)
  }
  return minutes
}

/** Calendar days, of which two a year are an hour longer or shorter. */
function daysOutside(start: number, end: number, away: readonly Period[]): number {
  let length = end - start
  for (let a = 0; a < away.length; a += 1) {
    length -= Math.max(0, Math.min(end, away[a]!.end) - Math.max(start, away[a]!.start))
  }
  return Math.round(length / DAY_MS)
}
