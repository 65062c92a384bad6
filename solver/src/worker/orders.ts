import type { Order } from './jobs.ts'

const REMEMBERED_MS = 10 * 60_000
const LOOK_EVERY_MS = 2000

export type Obey = { readonly stop: () => void; readonly cancel: () => void }

/** Orders of the store that outlive a notification; see `orderQueue`. */
export type DurableOrders = {
  readonly read: (runId: string) => Promise<Order['cmd'] | null>
  readonly forget: (runId: string) => Promise<void>
}

/**
 * Brings orders to the runs of this process. One that comes before its run does is remembered for ten minutes, and
 * while a run goes its durable orders are looked for, so neither a lost notification nor a restart loses an order.
 */
export class Orders {
  readonly #durable: DurableOrders
  readonly #running = new Map<string, Obey>()
  readonly #early = new Map<string, { cmd: Order['cmd']; at: number }>()
  readonly #now: () => number

  constructor(durable: DurableOrders, now = Date.now) {
    this.#durable = durable
    this.#now = now
  }

  hear({ cmd, id }: Order): void {
    const run = this.#running.get(id)
    if (run) run[cmd]()
    else this.#remember(id, cmd)
  }

  /** Until `end`; `forget` is for runs that are over and not given to another process. */
  async watch(runId: string, obey: Obey): Promise<{ end: () => void; forget: () => Promise<void> }> {
    this.#running.set(runId, obey)
    const early = this.#early.get(runId)
    if (early) obey[early.cmd]()
    await this.#look(runId)
    const timer = setInterval(() => void this.#look(runId), LOOK_EVERY_MS)
    timer.unref() // looking for orders alone keeps no process alive
    return {
      end: () => {
        clearInterval(timer)
        this.#running.delete(runId)
        this.#early.delete(runId)
      },
      forget: () => this.#durable.forget(runId).catch(() => {}), // harmless where it stays
    }
  }

  /** The worker reports an unreachable store; the next look may find it again. */
  async #look(runId: string): Promise<void> {
    const cmd = await this.#durable.read(runId).catch(() => null)
    if (cmd) this.#running.get(runId)?.[cmd]()
  }

  /** `cancel` is not weakened by a later `stop`. */
  #remember(id: string, cmd: Order['cmd']): void {
    for (const [known, { at }] of this.#early) {
      if (this.#now() - at > REMEMBERED_MS) this.#early.delete(known)
    }
    if (this.#early.get(id)?.cmd !== 'cancel') this.#early.set(id, { cmd, at: this.#now() })
  }
}
