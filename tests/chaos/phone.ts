import type { OwnDay, PunchAction, PunchInput } from '@shiftloom/backend/contracts/time_tracking'
import { newToken } from '../stage/api.ts'
import { newId } from '../stage/ids.ts'
import type { Account } from '../stage/settings.ts'
import { pause } from './pause.ts'
import { NoAnswer, Refusal, type Luck, type Network } from './network.ts'
import type { Receipt } from './receipt.ts'

/** The server takes a punch as made when its message arrived: an answer that came sooner leaves a second at most. */
const fastAnswerMs = 1_000

/** The page of one employee: one punch at a time, kept and sent again until there is an answer. */
export class ChaosPhone {
  readonly receipts: Receipt[] = []
  readonly deviceId = newId()
  /** Punches refused for good: none of them may be stored. */
  refused = 0
  readonly #network: Network
  readonly #luck: Luck
  readonly #account: Account
  readonly #person: { id: string; locationId: string }
  readonly #skewMs: number
  #token = ''
  #counter = 0
  #next: PunchAction = 'start'

  constructor(network: Network, luck: Luck, account: Account, person: { id: string; locationId: string }) {
    ;[this.#network, this.#luck, this.#account, this.#person] = [network, luck, account, person]
    this.#skewMs = (luck(1_200) - 600) * 1_000
  }

  async punch(times: number): Promise<void> {
    for (let made = 0; made < times; made += 1) {
      await this.#punchOnce()
      await pause(this.#luck(400))
    }
  }

  async #punchOnce(): Promise<void> {
    const at = Date.now()
    const punch = {
      ...{ kind: this.#next, locationId: this.#person.locationId, deviceId: this.deviceId, position: null },
      ...{ counter: (this.#counter += 1), clientAtMs: at + this.#skewMs, note: null },
    }
    let slowestMs = 0
    for (;;) {
      const begun = Date.now()
      try {
        const day = await this.#send(punch)
        slowestMs = Math.max(slowestMs, Date.now() - begun)
        this.#next = day.next[this.#luck(day.next.length)] ?? 'start'
        const { kind, counter } = punch
        this.receipts.push({
          ...{ deviceId: this.deviceId, counter, employeeId: this.#person.id, kind, at },
          ...{ isRefused: false, isBroken: false },
          excuse: slowestMs > fastAnswerMs ? 'an answer to a phone took more than a second' : null,
        })
        return
      } catch (failure) {
        slowestMs = Math.max(slowestMs, Date.now() - begun)
        if (failure instanceof Refusal) {
          this.refused += 1
          if (/not_valid_now/.test(failure.message)) this.#next = this.#next === 'start' ? 'end' : 'start'
          return
        }
        if (!(failure instanceof NoAnswer)) throw failure
        await pause(200 + this.#luck(600))
      }
    }
  }

  async #send(punch: Omit<PunchInput, 'sentAtMs'>): Promise<OwnDay> {
    this.#token ||= await newToken(this.#account).catch((failure: Error) => {
      throw new NoAnswer(failure.message)
    })
    const headers = { authorization: `Bearer ${this.#token}`, Interface: '1', Language: 'en-US' }
    try {
      const sent: PunchInput = { ...punch, sentAtMs: Date.now() + this.#skewMs }
      return await this.#network.post<OwnDay>('/api/time-tracking/own/punches', sent, headers)
    } catch (failure) {
      if (!(failure instanceof Refusal) || !/token|unauth|session/i.test(failure.message)) throw failure
      this.#token = ''
      throw new NoAnswer(failure.message)
    }
  }
}
