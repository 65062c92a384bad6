const CONTROL_INTS = 10
const [STAGE, MOVES, READY, ARRIVED, GAINED, HAD_GAINED, HAD_MOVES, OVER, LENGTH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
]
/** A thread that waits looks so often whether the search is to end. */
const LOOK_EVERY_MS = 20
/** A thread that keeps others waiting longer than this is lost, or has too little of the processor. */
const LONGEST_WAIT_MS = 1_000

export type MeetingMemory = { readonly parts: number; readonly buffer: SharedArrayBuffer }

/**
 * Shared memory in which threads that divide a plan among themselves meet again, stage by stage. Each goes on with its
 * work until all are ready, so that no one waits for a thread that is slow; then each writes its part of the plan, and
 * all have the whole. It is over for all when one leaves, or stays away.
 */
export class Meeting {
  readonly parts: number
  readonly buffer: SharedArrayBuffer
  /** One is read while the next is written: a fast thread may be at the next meeting before a slow one has read this plan. */
  readonly #plans: readonly Int32Array[]
  readonly #control: Int32Array

  /** @param buffer memory of a meeting that another thread has opened */
  constructor(shifts: number, parts: number, buffer?: SharedArrayBuffer) {
    this.parts = parts
    this.buffer = buffer ?? new SharedArrayBuffer(4 * (CONTROL_INTS + 2 * shifts))
    this.#control = new Int32Array(this.buffer, 0, CONTROL_INTS)
    this.#plans = [0, 1].map(
      (place) => new Int32Array(this.buffer, 4 * (CONTROL_INTS + place * shifts), shifts)
    )
  }

  /** Per shift the person or -1, as all have written it; it stays so until this thread has come to the next meeting. */
  get plan(): Int32Array {
    return this.#plans[this.stage % 2]!
  }

  /** How many stages are done. */
  get stage(): number {
    return Atomics.load(this.#control, STAGE)
  }

  /** Moves of all in this stage. */
  get moves(): number {
    return Atomics.load(this.#control, MOVES)
  }

  /** Moves of the cycle that begins, as one of the threads has set it. */
  get length(): number {
    return Atomics.load(this.#control, LENGTH)
  }

  set length(moves: number) {
    Atomics.store(this.#control, LENGTH, moves)
  }

  /** Moves of all in the stage before. */
  get hadMoves(): number {
    return Atomics.load(this.#control, HAD_MOVES)
  }

  get isOver(): boolean {
    return Atomics.load(this.#control, OVER) !== 0
  }

  /** Whether a part gained anything in the stage before. */
  get hadGained(): boolean {
    return Atomics.load(this.#control, HAD_GAINED) !== 0
  }

  gained(): void {
    Atomics.store(this.#control, GAINED, 1)
  }

  /** Ends it for all; each goes on with the plan it has. */
  leave(): false {
    Atomics.store(this.#control, OVER, 1)
    Atomics.notify(this.#control, STAGE)
    return false
  }

  /**
   * Works until all threads together have made so many moves and are ready.
   *
   * @param work does a little and gives the number of moves; `isReady` once only others are waited for
   * @returns false when it is over or the search is to end
   */
  work(moves: number, work: (isReady: boolean) => number, isDue: () => boolean): boolean {
    let readyAt: number | null = null
    while (Atomics.load(this.#control, READY) < this.parts) {
      if (this.isOver || isDue()) return this.leave()
      const done = work(readyAt !== null)
      const all = Atomics.add(this.#control, MOVES, done) + done
      if (readyAt === null && all >= moves) {
        readyAt = performance.now()
        Atomics.add(this.#control, READY, 1)
      }
      if (readyAt !== null && performance.now() - readyAt > LONGEST_WAIT_MS) return this.leave()
    }
    return true
  }

  /**
   * Writes this thread's part of the plan and waits until all have.
   *
   * @returns whether `plan` is whole
   */
  meet(write: (plan: Int32Array) => void, isDue: () => boolean): boolean {
    if (this.isOver) return false
    const stage = this.stage
    write(this.#plans[(stage + 1) % 2]!)
    if (Atomics.add(this.#control, ARRIVED, 1) + 1 === this.parts) this.#begin()
    const since = performance.now()
    while (this.stage === stage) {
      if (this.isOver || isDue() || performance.now() - since > LONGEST_WAIT_MS) return this.leave()
      Atomics.wait(this.#control, STAGE, stage, LOOK_EVERY_MS)
    }
    return !this.isOver
  }

  #begin(): void {
    Atomics.store(this.#control, HAD_GAINED, Atomics.exchange(this.#control, GAINED, 0))
    Atomics.store(this.#control, HAD_MOVES, Atomics.exchange(this.#control, MOVES, 0))
    for (const counter of [READY, ARRIVED]) Atomics.store(this.#control, counter, 0)
    Atomics.add(this.#control, STAGE, 1)
    Atomics.notify(this.#control, STAGE)
  }
}
