/** What became of one kind of move, or of one kind of part that is decided again. */
export type MoveStatistics = {
  readonly name: string
  /** Times it was tried, whether or not there was anything to change. */
  readonly proposed: number
  /** Times its change was taken. */
  readonly accepted: number
  /** Times its change made the roster cheaper than it was just before. */
  readonly improved: number
  /** Milliseconds spent on it; for moves an estimate from those that were timed. */
  readonly ms: number
}

const FIGURES = 5

/**
 * Counters of every kind of move, on memory that may be shared: one thread writes, any other reads. Doubles hold whole
 * numbers exactly to 2^53, which 32 bits of a long run would not.
 */
export class SearchStatistics {
  readonly names: readonly string[]
  /** Milliseconds of a clock of its own, so that counting does not change a search that counts steps. */
  readonly now: () => number
  /** By place in `names`. */
  readonly proposed: Float64Array
  readonly accepted: Float64Array
  readonly improved: Float64Array
  readonly #timed: Float64Array
  readonly #ms: Float64Array

  constructor(names: readonly string[], buffer?: SharedArrayBuffer, now: () => number = () => 0) {
    const memory = buffer ?? new SharedArrayBuffer(bytesFor(names))
    const figure = (at: number): Float64Array =>
      new Float64Array(memory, at * names.length * Float64Array.BYTES_PER_ELEMENT, names.length)
    this.names = names
    this.now = now
    this.proposed = figure(0)
    this.accepted = figure(1)
    this.improved = figure(2)
    this.#timed = figure(3)
    this.#ms = figure(4)
  }

  /** Time of one move of a kind; others of the kind are taken to last as long. */
  timed(kind: number, ms: number): void {
    this.#timed[kind]! += 1
    this.#ms[kind]! += ms
  }

  get rows(): readonly MoveStatistics[] {
    return this.names.map((name, kind) => ({
      name,
      proposed: this.proposed[kind]!,
      accepted: this.accepted[kind]!,
      improved: this.improved[kind]!,
      ms: this.#timed[kind]! > 0 ? (this.#ms[kind]! / this.#timed[kind]!) * this.proposed[kind]! : 0,
    }))
  }
}

const bytesFor = (names: readonly string[]): number => FIGURES * names.length * Float64Array.BYTES_PER_ELEMENT

/** The counters of several threads, each on memory of its own. */
export class ThreadStatistics {
  readonly #names: readonly string[]
  readonly #buffers = new Map<number, SharedArrayBuffer>()

  constructor(names: readonly string[]) {
    this.#names = names
  }

  /** The memory of the thread on a place; a thread that follows a lost one goes on counting there. */
  memoryOf(slot: number): SharedArrayBuffer {
    const known = this.#buffers.get(slot) ?? new SharedArrayBuffer(bytesFor(this.#names))
    this.#buffers.set(slot, known)
    return known
  }

  /** Sums over all threads. */
  get rows(): readonly MoveStatistics[] {
    const each = [...this.#buffers.values()].map((buffer) => new SearchStatistics(this.#names, buffer).rows)
    const sum = (kind: number, figure: 'proposed' | 'accepted' | 'improved' | 'ms'): number =>
      each.reduce((total, rows) => total + rows[kind]![figure], 0)
    return this.#names.map((name, kind) => ({
      name,
      proposed: sum(kind, 'proposed'),
      accepted: sum(kind, 'accepted'),
      improved: sum(kind, 'improved'),
      ms: sum(kind, 'ms'),
    }))
  }
}
