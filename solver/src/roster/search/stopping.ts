import type { StopReason } from '../result.ts'

/** How often clocks and flags are looked at, in moves. */
const LOOK_EVERY = 256

export type StoppingInput = {
  readonly budgetMs: number
  readonly iterationLimit: number | null
  /** First element not 0: the best found so far is wanted. */
  readonly stopFlag: Int32Array | null
  readonly now: () => number
}

/** Knows when the search has to end. Time may only end it earlier: it decides nothing else. */
export class Stopping {
  readonly #input: StoppingInput
  readonly #startedAt: number
  reason: StopReason | null = null

  constructor(input: StoppingInput) {
    this.#input = input
    this.#startedAt = input.now()
  }

  elapsedMs(): number {
    return this.#input.now() - this.#startedAt
  }

  /** Whether to stop before move number `iteration`. */
  due(iteration: number): boolean {
    const { iterationLimit } = this.#input
    if (iterationLimit !== null && iteration >= iterationLimit) this.reason ??= 'iterations'
    else if (iteration % LOOK_EVERY === 0) this.#look()
    return this.reason !== null
  }

  /** The same for phases without numbered moves. */
  dueNow(): boolean {
    this.#look()
    return this.reason !== null
  }

  #look(): void {
    const { stopFlag, budgetMs } = this.#input
    if (stopFlag && Atomics.load(stopFlag, 0) !== 0) this.reason ??= 'stopped'
    else if (this.elapsedMs() >= budgetMs) this.reason ??= 'budget'
  }
}
