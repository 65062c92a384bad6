import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { HubBus, Report, Unsubscribe } from '#app/core/hubs/bus/hub_bus'
import { Listeners } from '#app/core/hubs/bus/listeners'
import { StoredPayloads } from '#app/core/hubs/bus/stored_payloads'

const retryMs = [100, 500, 1_000, 2_000, 5_000]

/** The bus over LISTEN and NOTIFY, for installations without Redis. */
export class PostgresBus implements HubBus {
  readonly #connectionString: string
  readonly #report: Report
  readonly #pool: pg.Pool
  readonly #payloads: StoredPayloads
  readonly #listeners = new Listeners()
  #client: Promise<pg.Client> | null = null
  #turn = Promise.resolve()
  #closed = false

  constructor(connectionString: string, report: Report) {
    this.#connectionString = connectionString
    this.#report = report
    this.#pool = new pg.Pool({ connectionString, max: 2, application_name: 'shiftloom-bus' })
    this.#pool.on('error', (error) => report(error, 'bus connection lost'))
    this.#payloads = new StoredPayloads(this.#pool)
  }

  async publish(channel: string, message: unknown): Promise<void> {
    await this.#pool.query('select pg_notify($1, $2)', [channel, await this.#payloads.pack(message)])
  }

  async subscribe(channel: string, hear: (message: unknown) => void): Promise<Unsubscribe> {
    this.#listeners.add(channel, hear)
    this.#client ??= this.#connect().catch((error) => {
      this.#client = null
      throw error
    })
    // Repeating LISTEN is harmless, and the one who waits for it knows that it is done.
    await (await this.#client).query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      if (!this.#listeners.remove(channel, hear)) return
      const current = await this.#client?.catch(() => null)
      await current?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {})
    }
  }

  ping(): Promise<unknown> {
    return this.#pool.query('select 1')
  }

  onGap(notice: () => void): void {
    this.#listeners.onGap(notice)
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => null)
    await client?.end().catch(() => {})
    await this.#turn
    await this.#pool.end()
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'shiftloom-bus-listener',
      // A silently dropped connection must surface within seconds, not after the operating system's two hours.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    let open = false
    client.on('error', (error) => this.#report(error, 'bus listener lost'))
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? 'null'))
    client.on('end', () => {
      if (open && !this.#closed) this.#client = this.#reconnect()
    })
    await client.connect()
    for (const channel of this.#listeners.channels())
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    open = true
    return client
  }

  async #reconnect(): Promise<pg.Client> {
    for (let attempt = 0; ; attempt++) {
      await sleep(retryMs[Math.min(attempt, retryMs.length - 1)])
      if (this.#closed) throw new Error('The bus is closed.')
      try {
        const client = await this.#connect()
        this.#listeners.gap()
        return client
      } catch (error) {
        this.#report(error, 'bus listener could not reconnect')
      }
    }
  }

  /** One after the other: fetching a large message must not let later ones overtake it. */
  #hear(channel: string, notification: string): void {
    this.#turn = this.#turn
      .then(() => this.#payloads.unpack(notification))
      .then((message) => {
        if (message !== undefined) this.#listeners.tell(channel, message)
      })
      .catch((error) => this.#report(error, 'bus message was not delivered'))
  }
}
