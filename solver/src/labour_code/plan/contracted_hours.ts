import { addDays, periodOfDays, type Day, type Period } from '../../time/time.ts'
import { workMinutesInside } from '../planned_work.ts'
import type { PlanEntry, PlanPerson, PlanRules } from './plan_context.ts'
import { isAbsence, isThere, isWork, periodOfEntry, workOfEntry, type Positions } from './plan_entries.ts'
import { absentMinutes } from './plan_limits.ts'

/** Half-open range of calendar days. */
type Days = { readonly from: Day; readonly until: Day }

/** One person's terms and everything planned for them, at any location. */
export type PersonsPlan = {
  readonly person: PlanPerson
  readonly rules: PlanRules
  readonly positions: Positions
  readonly entries: readonly PlanEntry[]
}

/** Minutes in some days: planned, and contracted after absences are taken off. */
export type Hours = { readonly plannedMinutes: number; readonly agreedMinutes: number }

/** The part of a settlement period that lies in some days. */
export type PeriodPart = Days & { readonly period: Days }

/**
 * Planned and contracted hours of a person in any days: the one count behind the balances beside the names, the targets
 * of an automatic schedule and the figures of its plans. A whole settlement period asks for what its balance shows,
 * other days ask for their share of it, so that days which are not planned yet are never missing.
 *
 * @param shareIn minutes that the calendar or the contract asks for in days that are no whole settlement period, before
 *   absences are taken off
 */
export function contractedHours(
  { person, rules, positions, entries }: PersonsPlan,
  shareIn: (days: Days) => number
): (days: Days) => Hours {
  const work = countedWork(entries, positions)
  const absences = entries.filter((entry) => isThere(entry) && isAbsence(entry))
  const works = absences.length === 0 ? [] : work.map((entry) => workOfEntry(entry, positions))
  const absentIn = absentMinutes(person, rules, absences, works)
  return (days) => {
    const asked = wholePeriod(person, days)?.normMinutes ?? shareIn(days)
    return {
      plannedMinutes: minutesIn(work, days, rules.zone),
      agreedMinutes: Math.max(0, asked - absentIn(days)),
    }
  }
}

/** The parts of a person's settlement periods that lie in some days, in order; none where no contract holds. */
export const partsOf = ({ periods }: PlanPerson, { from, until }: Days): PeriodPart[] =>
  periods.flatMap((period) => {
    const part = {
      from: period.from > from ? period.from : from,
      until: period.until < until ? period.until : until,
    }
    return part.from < part.until ? [{ ...part, period: { from: period.from, until: period.until } }] : []
  })

const wholePeriod = ({ periods }: PlanPerson, { from, until }: Days) =>
  periods.find((period) => period.from === from && period.until === until)

const countedWork = (entries: readonly PlanEntry[], { uncounted }: Positions): PlanEntry[] =>
  entries.filter(
    (entry) =>
      isThere(entry) && isWork(entry) && !(entry.positionId !== null && uncounted.has(entry.positionId))
  )

/** Only work near an edge can cross it, on a clock of any zone: the rest counts whole without its instants. */
function minutesIn(work: readonly PlanEntry[], { from, until }: Days, zone: string): number {
  if (from >= until) return 0
  const [first, last] = [addDays(from, 1), addDays(until, -2)]
  let window: Period | null = null
  let minutes = 0
  for (const entry of work) {
    if (entry.day > first && entry.day < last) minutes += entry.workMinutes
    else if (entry.day >= addDays(from, -2) && entry.day <= addDays(until, 1)) {
      window ??= periodOfDays(from, until, zone)
      const { workMinutes } = entry
      minutes += workMinutesInside({ ...entry, ...periodOfEntry(entry), workMinutes, breaks: [] }, window)
    }
  }
  return minutes
}
