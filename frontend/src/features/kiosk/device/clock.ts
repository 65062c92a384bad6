/** What of a clock is kept over a restart of the device. */
export type KeptClock = { offsetMs: number | null }
type Reading = { wall: number; steady: number }
/** When the server had a message and for how long, by its clock; when it was sent and answered, by the device's. */
type RoundTrip = { serverMs: number; tookMs: number; sentAtMs: number; answeredAtMs: number }
/** The server is ahead by so much, give or take, as measured at that moment. */
type Measurement = { offsetMs: number; uncertaintyMs: number; atMs: number }

/** A step larger than this between two looks is a change of the clock, or sleep. */
const jumpMs = 500
/** Half a way there and back: what is wrong by more is no measurement by itself, only as the best of so many. */
const mostUncertaintyMs = 1_000
const enoughTrips = 8
/** Of each millisecond a device's clock loses or gains less than this. */
const drift = 1e-4

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
  #offsetMs: number | null
  #uncertaintyMs: number | null = null
  /** Of this era, the best first. */
  #trips: Measurement[] = []

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
    this.#trips = []
    if (step > 0) this.#uncertaintyMs = null
    else if (this.#offsetMs !== null) this.#offsetMs -= step
    return true
  }

  /** The device's own time, what has to be added to it, and how far that may be wrong, as far as it is known. */
  stamp() {
    this.look()
    return {
      ...{ clientAtMs: this.#last.wall, offsetMs: this.#offsetMs, uncertaintyMs: this.#uncertaintyMs },
      era: this.#era,
    }
  }

  /** The server's time as far as it is known. */
  now(): number {
    const { clientAtMs, offsetMs } = this.stamp()
    return clientAtMs + (offsetMs ?? 0)
  }

  /** The server's clock, halfway between the message's way there and back. What the server took is no part of the way. */
  measured({ serverMs, tookMs, sentAtMs, answeredAtMs }: RoundTrip): KeptClock {
    const half = Math.max(0, answeredAtMs - sentAtMs - tookMs) / 2
    const newest = { offsetMs: Math.round(serverMs - sentAtMs - half), uncertaintyMs: half, atMs: serverMs }
    // What the newest one rules out was measured before the clock was moved, too little to be noticed.
    const older = this.#trips.map((one) => aged(one, serverMs)).filter((one) => agree(one, newest))
    const [best = newest, ...others] = [newest, ...older].sort((a, b) => a.uncertaintyMs - b.uncertaintyMs)
    this.#trips = [best, ...others].slice(0, enoughTrips)
    const known = { offsetMs: this.#offsetMs ?? 0, uncertaintyMs: 0 }
    if (this.isMeasured || this.#offsetMs === null || !agree(known, newest)) this.#offsetMs = best.offsetMs
    this.#uncertaintyMs = Math.ceil(best.uncertaintyMs)
    return this.kept()
  }

  kept = (): KeptClock => ({ offsetMs: this.#offsetMs })
  /** How far the time may be wrong; null where the server was not asked since the clock last jumped. */
  get uncertaintyMs(): number | null {
    return this.#uncertaintyMs
  }
  /** Whether the server was asked, fast or often enough, since the clock last jumped or the page was started. */
  get isMeasured(): boolean {
    const [best] = this.#trips
    return (best && best.uncertaintyMs <= mostUncertaintyMs) || this.#trips.length >= enoughTrips
  }
  get era(): number {
    return this.#era
  }
}

const aged = (one: Measurement, atMs: number): Measurement => {
  const since = Math.max(0, atMs - one.atMs)
  return { ...one, uncertaintyMs: one.uncertaintyMs + since * drift, atMs: one.atMs + since }
}

type Claim = Pick<Measurement, 'offsetMs' | 'uncertaintyMs'>
const agree = (one: Claim, other: Claim): boolean =>
  Math.abs(one.offsetMs - other.offsetMs) <= one.uncertaintyMs + other.uncertaintyMs
