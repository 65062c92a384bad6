import type { Model } from '../model.ts'
import type { Best } from '../search/found.ts'
import { restore } from '../search/remembered.ts'
import { RosterState } from '../search/roster_state.ts'

/** A search of the same shifts under other goals, as its plans can be read. */
export type Peer = {
  /** What its best plan scores by its own goals; changes when the plan does. Infinity while there is none. */
  readonly packed: () => number
  readonly best: () => Int32Array | null
}

/** What a plan found under other goals scores by those of this model. The rules are the same, so it keeps them. */
export function scoredBy(model: Model, assignee: Int32Array): Best {
  const state = new RosterState(model)
  restore(state, assignee)
  return { assignee, score: state.score() }
}

/** Looks at what searches under other goals have found since it last looked. */
export class Peers {
  readonly #model: Model
  readonly #peers: readonly Peer[]
  readonly #seen: number[]

  constructor(model: Model, peers: readonly Peer[]) {
    this.#model = model
    this.#peers = peers
    this.#seen = peers.map(() => Infinity)
  }

  /** The best of their new plans by the goals of this search, when it scores less than `score`. */
  better(score: number): Best | null {
    let best: Best | null = null
    for (const [index, peer] of this.#peers.entries()) {
      const packed = peer.packed()
      if (packed >= this.#seen[index]!) continue
      this.#seen[index] = packed
      const assignee = peer.best()
      const found = assignee && scoredBy(this.#model, assignee)
      if (found && found.score < (best?.score ?? score)) best = found
    }
    return best
  }
}
