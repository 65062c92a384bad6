import { annealWith } from './anneal_method.ts'
import type { Blackboard } from './blackboard.ts'
import type { SearchMethod } from './search_context.ts'

/** `both`: one after the other, for a single thread. */
export type MethodName = 'anneal' | 'columns' | 'both'

/** The method of a name, telling the board what it finds on the way. */
export function methodNamed(name: MethodName, board: Blackboard, slot: number): SearchMethod {
  const anneal = annealWith({
    report: (roster, packed, moves) => {
      board.offer(slot, roster, packed)
      board.count(slot, moves)
    },
  })
  return name === 'anneal' ? anneal : anneal
}
