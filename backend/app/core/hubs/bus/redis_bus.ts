import { Redis } from 'ioredis'
import type { HubBus, Report, Unsubscribe } from '#app/core/hubs/bus/hub_bus'
import { Listeners } from '#app/core/hubs/bus/listeners'

/** The bus over Redis pub/sub. */
export class RedisBus implements HubBus {
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #report: Report
  readonly #listeners = new Listeners()
  #lost = false

  constructor(url: string, report: Report) {
    this.#report = report
    this.#publisher = new Redis(url, { maxRetriesPerRequest: 3 })
    this.#subscriber = new Redis(url, { maxRetriesPerRequest: null })
    for (const connection of [this.#publisher, this.#subscriber])
      connection.on('error', (error) => report(error, 'bus connection lost'))
    this.#subscriber.on('message', (channel: string, text: string) => this.#hear(channel, text))
    this.#subscriber.on('close', () => (this.#lost = true))
    this.#subscriber.on('ready', () => void this.#recover())
  }

  async publish(channel: string, message: unknown): Promise<void> {
    await this.#publisher.publish(channel, JSON.stringify(message))
  }

  async subscribe(channel: string, hear: (message: unknown) => void): Promise<Unsubscribe> {
    this.#listeners.add(channel, hear)
    await this.#subscriber.subscribe(channel)
    return async () => {
      if (this.#listeners.remove(channel, hear)) await this.#subscriber.unsubscribe(channel).catch(() => {})
    }
  }

  ping(): Promise<unknown> {
    return this.#publisher.ping()
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

  /** ioredis reconnects by itself; the gap is reported here once messages certainly arrive again. */
  async #recover(): Promise<void> {
    if (!this.#lost) return
    this.#lost = false
    try {
      const channels = this.#listeners.channels()
      if (channels.length) await this.#subscriber.subscribe(...channels)
      this.#listeners.gap()
    } catch (error) {
      this.#report(error, 'bus could not subscribe again')
    }
  }
}
