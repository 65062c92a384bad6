import type { ColumnProblem } from './column_problem.ts'
import { usualParameters, type Parameters } from '../parameters/parameters.ts'
import type { Neighbourhood } from './neighbourhoods.ts'

/**
 * Everybody in windows that cover all days, each overlapping the next, from the first day or mirrored from the last.
 *
 * Source: S. Helber, F. Sahling, A fix-and-optimize approach for the multi-level capacitated lot sizing problem,
 *   2010.
 */
export function windowsInTurn(
  problem: ColumnProblem,
  order: 'forwards' | 'backwards',
  parameters: Parameters['windows'] = usualParameters.windows
): Neighbourhood[] {
  const { days, width } = problem
  const { cells, shortest, longest } = parameters
  const length = Math.min(days, longest, Math.max(shortest, Math.round(cells / (width - 1))))
  const advance = Math.max(1, Math.round(parameters.advance * length))
  const people = problem.people.map((_, person) => person)
  const windows: Neighbourhood[] = []
  for (let from = 0; from + length - advance < days; from += advance) {
    const first = Math.min(from, days - length)
    const until = first + length
    const window = order === 'forwards' ? { from: first, until } : { from: days - until, until: days - first }
    windows.push({ people, days: [window] })
  }
  return windows
}
