import type { StopReason } from '../result.ts'
import { usualParameters } from '../parameters/parameters.ts'
import { any } from '../stopping/any.ts'
import { cancelled } from '../stopping/cancelled.ts'
import type { Criterion, SearchView } from '../stopping/criterion.ts'
import { steps } from '../stopping/steps.ts'
import { timeBudget } from '../stopping/time_budget.ts'

export type StoppingInput = {
  readonly budgetMs: number
  readonly iterationLimit: number | null
  /** First element not 0: the best found so far is wanted. */
  readonly stopFlag: Int32Array | null
  readonly now: () => number
  /** Moves between two looks at clocks and flags; the usual number when left out. */
  readonly lookEvery?: number
  /** Called at each look, may take its time. */
  readonly onLook?: () => void
}

/** Knows when the search has to end. Time may only end it earlier: it decides nothing else. */
export class Stopping {
  readonly #now: () => number
  readonly #startedAt: number
  readonly #budgetMs: number
  readonly #iterationLimit: number | null
  readonly #lookEvery: number
  readonly #onLook: () => void
  /** Asked before every move, and now and then. */
  readonly #always: Criterion<StopReason>
  readonly #sometimes: Criterion<StopReason>
  readonly #view: SearchView
  #iteration = 0
  reason: StopReason | null = null

  constructor({ budgetMs, iterationLimit, stopFlag, now, lookEvery, onLook }: StoppingInput) {
    this.#now = now
    this.#startedAt = now()
    this.#budgetMs = budgetMs
    this.#iterationLimit = iterationLimit
    this.#lookEvery = lookEvery ?? usualParameters.search.lookEvery
    this.#onLook = onLook ?? (() => {})
    this.#always = iterationLimit === null ? any() : steps(iterationLimit)
    const isAsked = (): boolean => stopFlag !== null && Atomics.load(stopFlag, 0) !== 0
    this.#sometimes = any<StopReason>(cancelled(isAsked), timeBudget(budgetMs))
    this.#view = {
      elapsedMs: () => this.elapsedMs(),
      steps: () => this.#iteration,
      cost: () => Infinity,
      bound: () => -Infinity,
    }
  }

  elapsedMs(): number {
    return this.#now() - this.#startedAt
  }

  /** How many more moves there will be at the pace so far; Infinity while nothing is known of it. */
  movesLeft(iteration: number): number {
    if (this.#iterationLimit !== null) return Math.max(0, this.#iterationLimit - iteration)
    const elapsedMs = this.elapsedMs()
    const left = (iteration * (this.#budgetMs - elapsedMs)) / elapsedMs
    return elapsedMs > 0 && iteration > 0 ? Math.max(0, left) : Infinity
  }

  /** Whether to stop before move number `iteration`. */
  due(iteration: number): boolean {
    this.#iteration = iteration
    this.reason ??= this.#always(this.#view)
    if (this.reason === null && iteration % this.#lookEvery === 0) this.dueNow()
    return this.reason !== null
  }

  /** The same for phases without numbered moves. */
  dueNow(): boolean {
    this.#onLook()
    this.reason ??= this.#sometimes(this.#view)
    return this.reason !== null
  }
}
