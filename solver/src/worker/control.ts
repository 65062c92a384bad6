import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { SolverEnvironment } from './environment.ts'
import { orderChannel, type Order } from './jobs.ts'
import { anonymous, type Log } from './log.ts'
import type { Trouble } from './trouble.ts'

const RETRY_MS = 1000

/**
 * Hears orders at once, on PostgreSQL's or Redis' own channel. A listener that loses its connection comes back; what was
 * said meanwhile is found as a durable order instead (see `orders.ts`).
 * @returns closes the listener
 */
export const listenToOrders = (
  { kind, url }: SolverEnvironment['store'],
  hear: (order: Order) => void,
  { log, trouble }: { log: Log; trouble: Trouble }
): Promise<() => Promise<void>> =>
  (kind === 'redis' ? listenOnRedis : listenOnPostgres)(
    url,
    readOrder(hear, log),
    trouble('control channel lost')
  )

const readOrder =
  (hear: (order: Order) => void, log: Log) =>
  (text: string): void => {
    try {
      const { cmd, id } = JSON.parse(text) as Partial<Order>
      if ((cmd === 'stop' || cmd === 'cancel') && typeof id === 'string') hear({ cmd, id })
    } catch (error) {
      log('warn', 'order could not be read', { error: anonymous(error) })
    }
  }

async function listenOnRedis(
  url: string,
  read: (text: string) => void,
  lost: (error: unknown) => void
): Promise<() => Promise<void>> {
  const redis = new Redis(url, { maxRetriesPerRequest: null })
  redis.on('error', lost)
  redis.on('message', (_channel: string, text: string) => read(text))
  await redis.subscribe(orderChannel)
  return async () => redis.disconnect()
}

async function listenOnPostgres(
  url: string,
  read: (text: string) => void,
  lost: (error: unknown) => void
): Promise<() => Promise<void>> {
  let closed = false
  let client: pg.Client
  const connect = async (): Promise<void> => {
    client = new pg.Client({
      connectionString: url,
      application_name: 'shiftloom-solver-control',
      keepAlive: true,
    })
    client.on('error', lost)
    client.on('notification', ({ payload }) => read(payload ?? ''))
    await client.connect()
    await client.query(`listen ${orderChannel}`)
    client.on('end', () => void reconnect())
  }
  const reconnect = async (): Promise<void> => {
    while (!closed) {
      await sleep(RETRY_MS)
      const done = await connect().then(
        () => true,
        () => false
      )
      if (done) return
    }
  }
  await connect()
  return async () => {
    closed = true
    await client.end().catch(() => {})
  }
}
