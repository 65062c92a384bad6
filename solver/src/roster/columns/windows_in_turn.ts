import type { ColumnProblem } from './column_problem.ts'
import type { Neighbourhood } from './neighbourhoods.ts'

/** Cells of a window at most: what a linear programme decides within a second. */
const CELLS = 150
const SHORTEST = 5
const LONGEST = 21
/** Each window begins after this share of the one before, so that no edge lasts. */
const ADVANCE = 0.75

/** Everybody in windows that cover all days, each overlapping the next. */
export function windowsInTurn(problem: ColumnProblem, order: 'forwards' | 'backwards'): Neighbourhood[] {
  const { days, width } = problem
  const length = Math.min(days, LONGEST, Math.max(SHORTEST, Math.round(CELLS / (width - 1))))
  const advance = Math.max(1, Math.round(ADVANCE * length))
  const people = problem.people.map((_, person) => person)
  const windows: Neighbourhood[] = []
  for (let from = 0; from + length - advance < days; from += advance) {
    const first = Math.min(from, days - length)
    windows.push({ people, days: [{ from: first, until: first + length }] })
  }
  return order === 'forwards' ? windows : windows.reverse()
}
