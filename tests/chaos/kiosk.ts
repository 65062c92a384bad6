import { generateKeyPairSync, sign } from 'node:crypto'
import {
  mostKioskEvents,
  signedMessage,
  signedText,
  type KioskActivation,
  type KioskActivationState,
  type KioskEvent,
  type KioskIdentity,
  type KioskSync,
} from '@shiftloom/backend/contracts/kiosks'
import { DeviceClock, type KeptClock } from '../../frontend/src/features/kiosk/device/clock.ts'
import type { Api } from '../stage/api.ts'
import { pause } from './pause.ts'
import { NoAnswer, type Luck, type Network } from './network.ts'
import type { Excuse, Receipt } from './receipt.ts'

type Waiting = Omit<KioskEvent, 'signature'> & {
  era: number
  at: number
  isBroken: boolean
  /** What was known of its clock when it was sent first: from then on it keeps its time. */
  sentAs: Compared | null
}
type Pressed = { employeeId: string; kind: KioskEvent['kind']; corrects?: number | null }

/** What is known of a clock since its last jump: halfway of a faster answer is at most a second off. */
type Compared = 'never' | 'slowly' | 'fast'
const fastWayMs = 2_000
const excuses: Record<Compared, Excuse | null> = {
  never: 'the clock jumped before the server was asked',
  slowly: 'all answers were slow',
  fast: null,
}

/**
 * A kiosk at the product's own rules: its clock is the one of the page, what it sends is what `state/sync.ts` sends. Its day
 * may lie behind: it was without a connection since.
 */
export class ChaosKiosk {
  readonly receipts: Receipt[] = []
  readonly #network: Network
  readonly #luck: Luck
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #me!: KioskIdentity
  #waiting: Waiting[] = []
  #sent: KioskEvent[] = []
  readonly #broken = new Set<number>()
  #counter = 0
  #skewMs: number
  #aheadMs = 0
  #kept: KeptClock | null = null
  #clock: DeviceClock
  readonly #compared = new Map<number, Compared>()
  #rosterTag: string | null = null

  constructor(network: Network, luck: Luck) {
    this.#network = network
    this.#luck = luck
    this.#skewMs = this.#anyShift()
    this.#clock = this.#newClock()
  }

  async activate(admin: Api, name: string, locationId: string): Promise<void> {
    const publicKey = this.#key.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')
    const asked = <T>(path: string, body: object) => this.#untilAnswered<T>(path, body)
    const { code, secret } = await asked<KioskActivation>('/api/kiosk/activations', { publicKey })
    await admin.post('/time-tracking/kiosks', { code, name, locationId, showsNames: false })
    const state = await asked<KioskActivationState>('/api/kiosk/activation-states', { secret })
    if (state.state !== 'approved') throw new Error(`A kiosk is ${state.state}.`)
    this.#me = state.kiosk
    await this.sendAll()
  }

  get id(): string {
    return this.#me.id
  }

  /** The moment the kiosk stands at. */
  moveTo(instant: number): void {
    this.#aheadMs = instant - Date.now()
  }

  /** Set forwards or back, by up to ten minutes; the page looks at it every second. */
  setClock(): void {
    const [shift, before] = [this.#anyShift(), this.#clock.era]
    this.#skewMs += shift
    // How far a clock was set back is known; forwards it might have slept.
    if (this.#clock.look() && shift < 0) this.#compared.set(this.#clock.era, this.#known(before))
  }

  /** The page starts again with what the device has kept. */
  restart(): void {
    this.#clock = this.#newClock()
  }

  register({ employeeId, kind, corrects = null }: Pressed): number {
    const counter = (this.#counter += 1)
    // What takes a refused one back has nothing to take back.
    const isBroken = corrects === null ? this.#luck(200) === 0 : this.#broken.has(corrects)
    if (isBroken) this.#broken.add(counter)
    this.#waiting.push({
      ...{ counter, employeeId, kind, corrects, method: 'pin', note: null },
      ...{ ...this.#clock.stamp(), at: this.#truth(), isBroken, sentAs: null },
    })
    return counter
  }

  /** Tries, as the page does every twenty seconds. @returns whether nothing waits any more */
  async trySending(): Promise<boolean> {
    try {
      while (await this.#exchange());
      return true
    } catch (failure) {
      if (failure instanceof NoAnswer) return false
      throw failure
    }
  }

  async sendAll(): Promise<void> {
    while (!(await this.trySending())) await pause(200 + this.#luck(800))
  }

  /** @returns whether more waits */
  async #exchange(): Promise<boolean> {
    this.#aheadMs = 0
    this.#clock.look()
    const batch = this.#clock.isMeasured ? this.#waiting.slice(0, mostKioskEvents) : []
    for (const event of batch) event.sentAs ??= this.#known(event.era)
    const sentAtMs = this.#wall()
    const answer = await this.#network.post<KioskSync>('/api/kiosk/syncs', {
      ...{ token: this.#me.token, sentAtMs, proof: this.#sign(signedMessage(this.#me.token, sentAtMs)) },
      ...{ events: this.#shuffled(batch), waiting: this.#waiting.length - batch.length, wrongCodes: 0 },
      ...{ offsetMs: this.#clock.kept().offsetMs, appVersion: 'chaos', rosterTag: this.#rosterTag },
    })
    const { nowMs: serverMs, tookMs } = answer
    const answeredAtMs = this.#wall()
    this.#kept = this.#clock.measured({ serverMs, tookMs, sentAtMs, answeredAtMs })
    if (answer.token) this.#me = { ...this.#me, token: answer.token }
    this.#rosterTag = answer.roster?.tag ?? this.#rosterTag
    this.#settle(answer)
    const isFast = answeredAtMs - sentAtMs - tookMs <= fastWayMs || this.#known(this.#clock.era) === 'fast'
    this.#compared.set(this.#clock.era, isFast ? 'fast' : 'slowly')
    for (const event of this.#waiting) {
      if (event.era !== this.#clock.era) continue
      event.offsetMs = this.#kept.offsetMs
      event.uncertaintyMs = this.#clock.uncertaintyMs
    }
    return this.#waiting.length > 0
  }

  #settle({ taken, refused }: KioskSync): void {
    const [done, not] = [new Set(taken), new Set(refused)]
    for (const event of this.#waiting) {
      if (!done.has(event.counter)) continue
      const { counter, employeeId, kind, at, isBroken, sentAs } = event
      this.receipts.push({
        ...{ deviceId: this.id, counter, employeeId, kind, at, isBroken },
        ...{ isRefused: not.has(counter), excuse: excuses[sentAs ?? 'never'] },
      })
    }
    this.#waiting = this.#waiting.filter(({ counter }) => !done.has(counter))
  }

  /** In any order, and now and then with what was sent long ago. */
  #shuffled(batch: readonly Waiting[]): KioskEvent[] {
    const signed = batch.map(({ era: _era, at: _at, sentAs: _sentAs, isBroken, ...event }) => ({
      ...event,
      signature: this.#sign(signedText(isBroken ? 'another kiosk' : this.#me.id, event)),
    }))
    const old = this.#luck(5) === 0 ? this.#sent.slice(0, mostKioskEvents - signed.length) : []
    if (signed.length > 0) this.#sent = signed
    return [...signed, ...old.filter(({ counter }) => signed.every((one) => one.counter !== counter))]
      .map((event) => ({ event, place: this.#luck(1_000) }))
      .sort((a, b) => a.place - b.place)
      .map(({ event }) => event)
  }

  async #untilAnswered<T>(path: string, body: object): Promise<T> {
    for (;;)
      try {
        return await this.#network.post<T>(path, body)
      } catch (failure) {
        if (!(failure instanceof NoAnswer)) throw failure
        await pause(300)
      }
  }

  readonly #known = (era: number): Compared => this.#compared.get(era) ?? 'never'
  readonly #truth = () => Date.now() + this.#aheadMs
  readonly #wall = () => this.#truth() + this.#skewMs
  #newClock = () => new DeviceClock(this.#kept, () => ({ wall: this.#wall(), steady: this.#truth() }))
  #anyShift = () => (this.#luck(20 * 60) - 600) * 1_000
  #sign = (text: string) =>
    sign('sha256', Buffer.from(text), { key: this.#key.privateKey, dsaEncoding: 'ieee-p1363' }).toString(
      'base64url'
    )
}
