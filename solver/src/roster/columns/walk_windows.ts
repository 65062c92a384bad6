import type { SearchContext } from '../grid_search/search_context.ts'
import type { Column } from './column_pool.ts'
import { join, offer } from './incumbent.ts'
import { longLimits } from './neighbourhood_limits.ts'
import type { NeighbourhoodSearch } from './neighbourhood_search.ts'
import { windowsInTurn } from './windows_in_turn.ts'
import type { Workshop } from './workshop.ts'

export type Walk = {
  readonly order: 'forwards' | 'backwards'
  /** Cost of the cheapest roster that was handed in while the first rows were made. */
  readonly before: number
}

/** Days from the first until before the last. */
type Days = { readonly from: number; readonly until: number }

/**
 * Everybody's days in windows one after the other, from either end, which takes a roster of rows that know nothing of
 * each other to a good one. Two threads begin with the same rows and walk towards each other: what the other has decided
 * is taken over and left alone. Only the one that goes forwards decides the window where both meet once more. Rosters
 * from before the walk are not taken over, even while they are cheaper: windows find less in them than in even rows.
 *
 * Over a year it takes twenty seconds until windows alone beat those, and until then neither thread would see what the
 * other decides: there the walk begins from the cheapest rows, and both go all the way. The second look at a day mends what
 * was decided before its neighbours were.
 */
export function walkWindows(
  workshop: Workshop,
  context: SearchContext,
  search: NeighbourhoodSearch,
  { order, before }: Walk
): void {
  const { problem, parameters } = workshop
  const first = [...search.columns]
  let walked: Days | null = null
  let hasMet = order === 'backwards'
  const goesAllTheWay = problem.days >= parameters.windows.allFrom
  for (const neighbourhood of windowsInTurn(problem, order, parameters.windows)) {
    if (context.stop()) return
    if (goesAllTheWay || (walked && (context.best()?.cost ?? Infinity) < before))
      join(workshop, context, search)
    const [days] = neighbourhood.days as [Days]
    const isNew = walked === null || !differsOn(next(walked, days), first, search.columns)
    walked = days
    if (!isNew && hasMet && !goesAllTheWay) continue
    hasMet ||= !isNew
    if (search.improve(neighbourhood, longLimits(parameters.parts))) offer(workshop, context, search.columns)
  }
}

/** The first day that the window before did not reach: a thread from the other end gets there last. */
function next(walked: Days, { from }: Days): number {
  return from < walked.from ? walked.from - 1 : walked.until
}

function differsOn(day: number, before: readonly Column[], now: readonly Column[]): boolean {
  return now.some(({ row }, person) => row[day] !== before[person]!.row[day])
}
