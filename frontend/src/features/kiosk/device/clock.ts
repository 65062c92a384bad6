/** What of a clock is kept over a restart of the device. */
export type KeptClock = { offsetMs: number | null }
type Reading = { wall: number; steady: number }

/** A step larger than this between two looks is a change of the clock, or sleep. */
const jumpMs = 2_000

/**
 * How far the server's clock is ahead of the device's. Clocks of devices are set, forwards and back, and the steady clock of
 * the page stands still while the device sleeps: a step back is a change of the clock, a step forward may be sleep and is
 * believed until the server has been asked. Each step and each start of the page begins an era, whose events are set right by
 * what is measured in it.
 */
export class DeviceClock {
  #last: Reading
  /** Stored with events: no other start of the page has the same. */
  #era = Math.floor(Math.random() * 2 ** 40)
  #measuredEra: number | null = null
  #offsetMs: number | null

  readonly #read: () => Reading

  constructor(
    kept: KeptClock | null,
    read: () => Reading = () => ({ wall: Date.now(), steady: performance.now() })
  ) {
    this.#read = read
    this.#offsetMs = kept?.offsetMs ?? null
    this.#last = read()
  }

  /** To be called often: notices steps. Says whether there was one. */
  look(): boolean {
    const now = this.#read()
    const step = now.wall - this.#last.wall - (now.steady - this.#last.steady)
    this.#last = now
    if (Math.abs(step) < jumpMs) return false
    this.#era += 1
    if (step < 0 && this.#offsetMs !== null) this.#offsetMs -= step
    return true
  }

  /** The device's own time, and what has to be added to it. */
  stamp(): { clientAtMs: number; offsetMs: number | null; era: number } {
    this.look()
    return { clientAtMs: this.#last.wall, offsetMs: this.#offsetMs, era: this.#era }
  }

  /** The server's time as far as it is known. */
  now(): number {
    const { clientAtMs, offsetMs } = this.stamp()
    return clientAtMs + (offsetMs ?? 0)
  }

  /** The server's clock at the middle of a round trip. Slow ones say little: they only replace no knowledge. */
  measured(serverMs: number, sentAtMs: number, answeredAtMs: number): KeptClock {
    const roundTrip = answeredAtMs - sentAtMs
    const offset = Math.round(serverMs - (sentAtMs + answeredAtMs) / 2)
    const known = this.#offsetMs
    const agrees = known !== null && Math.abs(offset - known) <= roundTrip / 2
    if (!agrees || roundTrip < 500) this.#offsetMs = offset
    this.#measuredEra = this.#era
    return this.kept()
  }

  kept = (): KeptClock => ({ offsetMs: this.#offsetMs })
  /** Whether the server was asked since the clock last jumped, or the page was started. */
  get isMeasured(): boolean {
    return this.#measuredEra === this.#era
  }
  get era(): number {
    return this.#era
  }
}
