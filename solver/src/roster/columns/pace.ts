import type { Parameters } from '../parameters/parameters.ts'
import type { ColumnProblem, Pace, PersonRow } from './column_problem.ts'

/**
 * The same problem with everybody's working time and weekends spread over the days: fewer rows, all of them legal, and
 * found much faster when there are many days.
 */
export function pacedProblem(problem: ColumnProblem, firstRows: Parameters['firstRows']): ColumnProblem {
  return {
    ...problem,
    people: problem.people.map((person) => ({ ...person, pace: paceOf(problem, person, firstRows) })),
  }
}

/** Shares follow the days on which the person may work at all. */
function paceOf(
  problem: ColumnProblem,
  person: PersonRow,
  { shiftsAside, weekendsAside }: Parameters['firstRows']
): Pace {
  const { days, weekendOf, units } = problem
  const open = Int32Array.from({ length: days + 1 })
  const weekends = Int32Array.from({ length: days + 1 })
  const seen = new Set<number>()
  for (let day = 0; day < days; day++) {
    const works = mayWork(problem, person, day)
    open[day + 1] = open[day]! + (works ? 1 : 0)
    if (works && weekendOf[day]! >= 0) seen.add(weekendOf[day]!)
    weekends[day + 1] = seen.size
  }
  const aside = shiftsAside * Math.max(...units)
  const allOpen = Math.max(1, open[days]!)
  const allWeekends = Math.max(1, weekends[days]!)
  const spread = (total: number, day: number): number => (total * open[day]!) / allOpen
  return {
    leastUnits: open.map((_, day) =>
      day === days ? person.minUnits : Math.max(0, Math.floor(spread(person.minUnits, day)) - aside)
    ),
    mostUnits: open.map((_, day) =>
      Math.min(person.maxUnits, Math.ceil(spread(person.maxUnits, day)) + aside)
    ),
    mostWeekends: weekends.map((passed) =>
      Math.min(person.maxWeekends, Math.ceil((person.maxWeekends * passed) / allWeekends) + weekendsAside)
    ),
  }
}

function mayWork({ width }: ColumnProblem, { allowed }: PersonRow, day: number): boolean {
  for (let type = 1; type < width; type++) if (allowed[day * width + type] === 1) return true
  return false
}
