import type { SearchContext } from '../grid_search/search_context.ts'
import type { Column } from './column_pool.ts'
import { costOfPart, headsOf, keepsMinimum, wholePart } from './part.ts'
import { keepsRules } from './row_rules.ts'
import type { NeighbourhoodSearch } from './neighbourhood_search.ts'
import type { Workshop } from './workshop.ts'

export function costOfRoster({ problem }: Workshop, columns: readonly Column[]): number {
  return costOfPart(problem, wholePart(problem), columns)
}

/** Hands a roster in, unless a cell has fewer heads than it must have. */
export function offer(workshop: Workshop, context: SearchContext, columns: readonly Column[]): void {
  const { problem } = workshop
  if (!keepsMinimum(problem, headsOf(problem, columns))) return
  const roster = new Uint8Array(columns.length * problem.days)
  for (const { person, row } of columns) roster.set(row, person * problem.days)
  context.offer(roster, costOfRoster(workshop, columns))
}

/** The best roster of all, as columns; null while there is none that keeps the rules as they are carried here. */
export function incumbent({ problem, pricers, pool }: Workshop, context: SearchContext): Column[] | null {
  const best = context.best()
  if (!best) return null
  const columns: Column[] = []
  for (const [person, pricer] of pricers.entries()) {
    const row = best.roster.slice(person * problem.days, (person + 1) * problem.days)
    const cost = pricer.ownCost(row)
    if (cost === Infinity || !keepsRules(problem, problem.people[person]!, row)) return null
    columns.push(pool.add(person, row, cost))
  }
  return columns
}

/** Goes on from what others have found, once it is better. */
export function join(workshop: Workshop, context: SearchContext, search: NeighbourhoodSearch): void {
  if ((context.best()?.cost ?? Infinity) >= search.cost) return
  const better = incumbent(workshop, context)
  if (!better || costOfRoster(workshop, better) >= search.cost) return
  search.adopt(better)
  offer(workshop, context, search.columns)
}
