import { addDays, periodOfDays, type Day, type Period } from '../../time/time.ts'
import { workMinutesInside } from '../planned_work.ts'
import type { PlanEntry, PlanPerson, PlanRules } from './plan_context.ts'
import { isAbsence, isThere, isWork, periodOfEntry, workOfEntry, type Positions } from './plan_entries.ts'
import { agreedWorkOf } from './plan_limits.ts'

/** A person's hours in one settlement period: planned, and agreed after absences are taken off. Minutes. */
export type PeriodBalance = {
  readonly from: Day
  /** Exclusive. */
  readonly until: Day
  readonly plannedMinutes: number
  readonly agreedMinutes: number
}

/**
 * How a person's plan compares with what is agreed, in each settlement period in which a contract asks for work. More
 * planned than agreed is what the rule of period hours reports: both count the same minutes against the same limit.
 *
 * @param entries everything of this person in the periods, at any location
 */
export function periodBalancesOf(
  person: PlanPerson,
  rules: PlanRules,
  positions: Positions,
  entries: readonly PlanEntry[]
): PeriodBalance[] {
  const work = countedWork(entries, positions)
  const absences = entries.filter((entry) => isThere(entry) && isAbsence(entry))
  const works = absences.length === 0 ? [] : work.map((entry) => workOfEntry(entry, positions))
  const agreed = agreedWorkOf(person, rules, absences, works)
  return agreed.flatMap(({ from, until, maximumMinutes }, index) =>
    person.periods[index]!.normMinutes === 0
      ? []
      : [
          {
            from,
            until,
            plannedMinutes: minutesIn(work, from, until, rules.zone),
            agreedMinutes: maximumMinutes,
          },
        ]
  )
}

/** Minutes of work in the days `[from, until)`, cut at the midnights of `zone`; what does not count is left out. */
export const plannedMinutesIn = (
  entries: readonly PlanEntry[],
  { from, until }: { readonly from: Day; readonly until: Day },
  { zone, positions }: { readonly zone: string; readonly positions: Positions }
): number => minutesIn(countedWork(entries, positions), from, until, zone)

const countedWork = (entries: readonly PlanEntry[], { uncounted }: Positions): PlanEntry[] =>
  entries.filter(
    (entry) =>
      isThere(entry) && isWork(entry) && !(entry.positionId !== null && uncounted.has(entry.positionId))
  )

/** Only work near an edge can cross it, on a clock of any zone: the rest counts whole without its instants. */
function minutesIn(work: readonly PlanEntry[], from: Day, until: Day, zone: string): number {
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
