import { Redis } from 'ioredis'
import type { HubBus, Report, Unsubscribe } from '#app/core/hubs/bus/hub_bus'
import { Listeners } from '#app/core/hubs/bus/listeners'

/** The bus over Redis pub/sub. ioredis subscribes again by itself after a lost connection. */
export class RedisBus implements HubBus {
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #report: Report
  readonly #listeners = new Listeners()

  constructor(url: string, report: Report) {
    this.#report = report
    this.#publisher = new Redis(url, { maxRetriesPerRequest: 3 })
    this.#subscriber = new Redis(url, { maxRetriesPerRequest: null })
    for (const connection of [this.#publisher, this.#subscriber])
      connection.on('error', (error) => report(error, 'bus connection lost'))
    this.#subscriber.on('message', (channel: string, text: string) => this.#hear(channel, text))
    this.#watchForGaps()
  }

  async publish(channel: string, message: unknown): Promise<void> {
    await this.#publisher.publish(channel, JSON.stringify(message))
  }

  async subscribe(channel: string, hear: (message: unknown) => void): Promise<Unsubscribe> {
    if (this.#listeners.add(channel, hear)) await this.#subscriber.subscribe(channel)
    return async () => {
      if (this.#listeners.remove(channel, hear)) await this.#subscriber.unsubscribe(channel).catch(() => {})
    }
  }

  onGap(notice: () => void): void {
    this.#listeners.onGap(notice)
  }

  async close(): Promise<void> {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }

  #hear(channel: string, text: string): void {
    try {
      this.#listeners.tell(channel, JSON.parse(text))
    } catch (error) {
      this.#report(error, 'bus message was not delivered')
    }
  }

  #watchForGaps(): void {
    let lost = false
    this.#subscriber.on('close', () => (lost = true))
    this.#subscriber.on('ready', () => {
      if (lost) this.#listeners.gap()
      lost = false
    })
  }
}
