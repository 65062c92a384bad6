import { Blackboard } from '../roster/portfolio/blackboard.ts'
import type { Peer, Peers } from '../roster/portfolio/peers.ts'
import type { Best } from '../roster/search/found.ts'
import type { Others } from '../roster/search/roster_search.ts'

/** A blackboard for plans of so many shifts: their people as bytes, their scores as costs. */
export const rosterBoard = (slots: number, shifts: number, buffer?: SharedArrayBuffer): Blackboard =>
  new Blackboard(slots, shifts * Int32Array.BYTES_PER_ELEMENT, buffer)

/** The best plan on a board, null while there is none. */
export function bestOn(board: Blackboard): Best | null {
  const written = board.best()
  return written && { assignee: new Int32Array(written.roster.buffer), score: written.packed }
}

/** A board of a search under other goals, as this one may read it. */
export const peerOn = (board: Blackboard): Peer => ({
  packed: () => board.bestPacked(),
  best: () => bestOn(board)?.assignee ?? null,
})

/** How the search on one slot sees the others: those of its own board, and those under other goals. */
export function othersOn(board: Blackboard, slot: number, peers: Peers): Others {
  return {
    offer: ({ assignee, score }) =>
      board.offer(slot, new Uint8Array(assignee.buffer, assignee.byteOffset, assignee.byteLength), score),
    proved: (bound) => board.prove(slot, bound),
    counted: (moves) => board.count(slot, moves),
    better: (score) => {
      const own = board.bestPacked() < score ? betterThan(board, score) : null
      return peers.better(own?.score ?? score) ?? own
    },
    bound: () => board.bound(),
  }
}

function betterThan(board: Blackboard, score: number): Best | null {
  const best = bestOn(board)
  return best && best.score < score ? best : null
}
