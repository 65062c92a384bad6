const SEQUENCE = 0
const HEADER_BYTES = 32
const [FLAG, SHARE] = [0, 1]
const WHOLE_SHARE = 1_000

/** A roster as a thread wrote it; `packed` as in grid_search/packed.ts. */
export type Written = { readonly roster: Uint8Array; readonly packed: number }

/**
 * Shared memory through which threads show each other their best rosters. Everybody writes a slot of their own and
 * reads all; a slot's sequence number is odd while it is being written, so a thread that is killed then spoils nothing
 * but its own slot.
 */
export class Blackboard {
  readonly buffer: SharedArrayBuffer
  readonly slots: number
  readonly #slots: readonly Slot[]
  readonly #control: Int32Array

  constructor(slots: number, rosterLength: number, buffer?: SharedArrayBuffer) {
    const slotBytes = HEADER_BYTES + Math.ceil(rosterLength / 8) * 8
    this.slots = slots
    this.buffer = buffer ?? new SharedArrayBuffer(8 + slots * slotBytes)
    this.#control = new Int32Array(this.buffer, 0, 2)
    this.#slots = Array.from(
      { length: slots },
      (_, s) => new Slot(this.buffer, 8 + s * slotBytes, rosterLength)
    )
    if (buffer) return
    this.giveShare(1)
    for (const slot of this.#slots) slot.clear()
  }

  /** Its first element is not 0 once every thread is asked to end. */
  get flag(): Int32Array {
    return this.#control
  }

  /** Tells everybody to end. */
  stop(): void {
    Atomics.store(this.#control, FLAG, 1)
    Atomics.notify(this.#control, FLAG)
  }

  stopped(): boolean {
    return Atomics.load(this.#control, FLAG) !== 0
  }

  /** How much of its time each thread may work, above 0 and up to 1. */
  share(): number {
    return Atomics.load(this.#control, SHARE) / WHOLE_SHARE
  }

  giveShare(share: number): void {
    Atomics.store(this.#control, SHARE, Math.max(1, Math.round(share * WHOLE_SHARE)))
  }

  /** Keeps the calling thread from working for so long, or until everybody is asked to end. */
  rest(ms: number): void {
    Atomics.wait(this.#control, FLAG, 0, ms)
  }

  /** Writes a slot's roster when it is better than what the slot has. */
  offer(slot: number, roster: Uint8Array, packed: number): void {
    this.#slots[slot]!.offer(roster, packed)
  }

  prove(slot: number, bound: number): void {
    const { figures } = this.#slots[slot]!
    figures[1] = Math.max(figures[1]!, bound)
  }

  count(slot: number, moves: number): void {
    this.#slots[slot]!.figures[2] = moves
  }

  /** The best roster in any slot, copied; `null` while there is none. */
  best(): Written | null {
    const order = this.#slots.filter((slot) => slot.figures[0]! < Infinity)
    order.sort((one, other) => one.figures[0]! - other.figures[0]!)
    for (const slot of order) {
      const written = slot.read()
      if (written) return written
    }
    return null
  }

  /** What the best roster costs, without copying it; Infinity while there is none. */
  bestPacked(): number {
    return Math.min(...this.#slots.map((slot) => (slot.whole() ? slot.figures[0]! : Infinity)))
  }

  /** Makes a slot usable again whose thread was lost; what it was writing just then is forgotten. */
  mend(slot: number): void {
    this.#slots[slot]!.mend()
  }

  /** The highest bound proved by any thread; -Infinity while there is none. */
  bound(): number {
    return Math.max(...this.#slots.map(({ figures }) => figures[1]!))
  }

  moves(): number {
    return this.#slots.reduce((total, { figures }) => total + figures[2]!, 0)
  }
}

class Slot {
  readonly #sequence: Int32Array
  /** Packed cost, bound, moves. */
  readonly figures: Float64Array
  readonly #roster: Uint8Array

  constructor(buffer: SharedArrayBuffer, offset: number, rosterLength: number) {
    this.#sequence = new Int32Array(buffer, offset, 1)
    this.figures = new Float64Array(buffer, offset + 8, 3)
    this.#roster = new Uint8Array(buffer, offset + HEADER_BYTES, rosterLength)
  }

  clear(): void {
    this.figures.set([Infinity, -Infinity, 0])
  }

  offer(roster: Uint8Array, packed: number): void {
    if (packed >= this.figures[0]!) return
    Atomics.add(this.#sequence, SEQUENCE, 1)
    this.#roster.set(roster)
    this.figures[0] = packed
    Atomics.add(this.#sequence, SEQUENCE, 1)
  }

  /** Whether no thread is writing it, or its writer died doing so. */
  whole(): boolean {
    return Atomics.load(this.#sequence, SEQUENCE) % 2 === 0
  }

  mend(): void {
    if (this.whole()) return
    this.figures[0] = Infinity
    Atomics.add(this.#sequence, SEQUENCE, 1)
  }

  /** null when the slot was being written all the while. */
  read(): Written | null {
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const before = Atomics.load(this.#sequence, SEQUENCE)
      const written = { packed: this.figures[0]!, roster: this.#roster.slice() }
      if (before % 2 === 0 && Atomics.load(this.#sequence, SEQUENCE) === before) return written
    }
    return null
  }
}
