import { solveByColumns } from '../columns/columns_method.ts'
import { annealWith } from './anneal_method.ts'
import type { Blackboard } from './blackboard.ts'
import type { SearchContext, SearchMethod } from './search_context.ts'

/** `both`: one after the other, for a single thread. */
export type MethodName = 'anneal' | 'columns' | 'both'

/** Of the whole time, what a single thread anneals before it prices columns. */
const ANNEALS_FIRST = 0.08

/** The method of a name, telling the board what it finds on the way. */
export function methodNamed(name: MethodName, board: Blackboard, slot: number): SearchMethod {
  const anneal = annealWith({
    report: (roster, packed, moves) => {
      board.offer(slot, roster, packed)
      board.count(slot, moves)
    },
  })
  if (name === 'anneal') return anneal
  // Columns do not carry every rule: where they give up, or have nothing left to try, annealing goes on.
  if (name === 'columns') return inTurn(solveByColumns, anneal)
  return inTurn((context) => anneal(forShare(context, ANNEALS_FIRST)), solveByColumns, anneal)
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
