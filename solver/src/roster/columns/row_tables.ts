import type { ColumnProblem, PersonRow } from './column_problem.ts'

export function numberOfWeekends(problem: ColumnProblem): number {
  return new Set(problem.weekendOf.filter((weekend) => weekend >= 0)).size
}

/** Weekends touched by the stretch of a length from a day, at `length * days + day`. */
export function weekendsOfStretches(problem: ColumnProblem, longest: number): Int32Array {
  const { days, weekendOf } = problem
  const counts = new Int32Array((longest + 1) * days)
  for (let day = 0; day < days; day++) {
    for (let length = 1; length <= longest && day + length <= days; length++) {
      counts[length * days + day] = new Set(
        weekendOf.subarray(day, day + length).filter((weekend) => weekend >= 0)
      ).size
    }
  }
  return counts
}

/** Working time a row must have before each day, so that the rest of the days can still bring it to the minimum. */
export function leastUnits(problem: ColumnProblem, person: PersonRow): Int32Array {
  const longest = Math.max(...problem.units)
  const run = Math.max(person.maxRun, person.start.run?.max ?? 0)
  const cycle = run + person.minOff
  return Int32Array.from({ length: problem.days + 1 }, (_, day) => {
    const left = problem.days - day
    const shifts = Math.floor(left / cycle) * run + Math.min(left % cycle, run)
    return Math.max(0, person.minUnits - shifts * longest, person.pace?.leastUnits[day] ?? 0)
  })
}

/** Working time a row can have before each day. */
export function mostUnits(problem: ColumnProblem, person: PersonRow): Int32Array {
  const longest = Math.max(...problem.units)
  return Int32Array.from({ length: problem.days + 1 }, (_, day) =>
    Math.min(person.maxUnits, day * longest, person.pace?.mostUnits[day] ?? person.maxUnits)
  )
}
