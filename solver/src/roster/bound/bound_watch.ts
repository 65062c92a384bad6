import type { Model } from '../model.ts'
import { RosterBound } from './roster_bound.ts'

export type BoundPace = {
  /** Of the time since the start, what raising the bound may use; null: by moves alone. */
  readonly share: number | null
  readonly elapsedMs: () => number
}

/** Raises a bound beside a search, in rounds that take no more than their share of the time. */
export class BoundWatch {
  readonly #model: Model
  readonly #pace: BoundPace
  #bound: RosterBound | null = null
  #usedMs = 0
  #rounds = 0
  best: number

  constructor(model: Model, pace: BoundPace) {
    this.#model = model
    this.#pace = pace
    this.best = openForever(model)
  }

  /**
   * @param over asked in the middle of a round, to end it
   * @returns whether a round was made
   */
  look(iteration: number, known: number, over: () => boolean): boolean {
    if (this.#bound?.settled || !this.#due(iteration)) return false
    const from = this.#pace.elapsedMs()
    if (this.#bound) this.#bound.raise(known, over)
    this.#bound ??= new RosterBound(this.#model)
    this.best = Math.max(this.best, this.#bound.best)
    this.#rounds += 1
    this.#usedMs += this.#pace.elapsedMs() - from
    return true
  }

  #due(iteration: number): boolean {
    const { share, elapsedMs } = this.#pace
    if (share === null) return iteration >= (this.#rounds + 1) * this.#model.parameters.search.boundRound
    return this.#usedMs <= share * elapsedMs()
  }
}

/** Shifts no one may work stay open in every roster. */
function openForever({ candidates, minutes, weights }: Model): number {
  const impossible = candidates.reduce(
    (total, people, s) => total + (people.length === 0 ? minutes[s]! : 0),
    0
  )
  return impossible * weights.perUnfilledMinute
}
