import { DomainError } from '#app/core/errors/domain_error'

type Limits = { atOnce: number; mostWaiting: number; longestWaitMs: number }
type Waiting = { go: () => void; giveUp: ReturnType<typeof setTimeout> }

/**
 * Does so much of one kind of work at once, and the rest in the order it came. What comes by the hundred then leaves
 * connections to the database for all other requests.
 */
export class Turns {
  #working = 0
  readonly #waiting = new Set<Waiting>()
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** @throws core.unavailable if too much waits, or it waited for too long */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working < this.#limits.atOnce) this.#working += 1
    else await this.#place()
    try {
      return await work()
    } finally {
      this.#handOn()
    }
  }

  #place(): Promise<void> {
    const { mostWaiting, longestWaitMs } = this.#limits
    return new Promise((go, refuse) => {
      if (this.#waiting.size >= mostWaiting) return refuse(new DomainError('core.unavailable'))
      const giveUp = setTimeout(() => {
        this.#waiting.delete(one)
        refuse(new DomainError('core.unavailable'))
      }, longestWaitMs)
      const one: Waiting = { go, giveUp }
      this.#waiting.add(one)
    })
  }

  /** The place goes to the next one without becoming free. */
  #handOn(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#working -= 1
      return
    }
    this.#waiting.delete(next)
    clearTimeout(next.giveUp)
    next.go()
  }
}
