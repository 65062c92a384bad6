import { improveByParts, solveByColumns } from '../columns/columns_method.ts'
import { annealWith } from './anneal_method.ts'
import type { Blackboard } from './blackboard.ts'
import type { SearchContext, SearchMethod } from './search_context.ts'

/** `both`: a little annealing, then columns, for a single thread; `later`: annealing, then columns as well. */
export type MethodName = 'columns' | 'later' | 'both'

/** Of the whole time, what is annealed before columns are priced; more where rows are so long that pricing takes long. */
const SHARES = { both: 0.08, later: 0.2, laterOnLongRows: 0.5 }
const LONG_ROWS = 150

/** The method of a name, telling the board what it finds on the way. */
export function methodNamed(name: MethodName, board: Blackboard, slot: number): SearchMethod {
  const anneal = annealWith({
    report: (roster, packed, moves) => {
      board.offer(slot, roster, packed)
      board.count(slot, moves)
    },
  })
  // Columns do not carry every rule: where they give up, or have nothing left to try, annealing goes on.
  if (name === 'columns') return inTurn(solveByColumns, anneal)
  const first: SearchMethod = (context) => anneal(forShare(context, shareOf(name, context)))
  return inTurn(first, name === 'both' ? solveByColumns : improveByParts, anneal)
}

function shareOf(name: 'later' | 'both', { problem }: SearchContext): number {
  if (name === 'both') return SHARES.both
  return problem.days >= LONG_ROWS ? SHARES.laterOnLongRows : SHARES.later
}

function inTurn(...methods: readonly SearchMethod[]): SearchMethod {
  return async (context) => {
    for (const method of methods) if (!context.stop()) await method(context)
  }
}

/** The same context, but as if only that share of the time were left. */
function forShare(context: SearchContext, share: number): SearchContext {
  const rest = context.leftMs() * (1 - share)
  const leftMs = (): number => Math.max(0, context.leftMs() - rest)
  return { ...context, leftMs, stop: () => context.stop() || leftMs() === 0 }
}
