import * as bull from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'

export type QueueAddresses = { redisUrl?: string | undefined; databaseUrl: string }
type WorkerOptions = Omit<bull.WorkerOptions, 'connection'>

/** The constructors of BullMQ over one kind of store. */
export interface QueueBackend {
  /** Prepares the store; several processes may do so at once. */
  prepare(): Promise<void>
  queue(name: string): bull.Queue
  worker(name: string, process: bull.Processor, options: WorkerOptions): bull.Worker
  events(name: string): bull.QueueEvents
  /** After everything made here was closed. */
  close(): Promise<void>
}

export const openQueueBackend = ({ redisUrl, databaseUrl }: QueueAddresses): QueueBackend =>
  redisUrl ? redisBackend(redisUrl) : postgresBackend(databaseUrl)

function redisBackend(url: string): QueueBackend {
  const opened: Redis[] = []
  /** Workers wait for ever, callers are told soon that Redis is away. */
  const connection = (maxRetriesPerRequest: number | null) => {
    const redis = new Redis(url, { maxRetriesPerRequest })
    redis.on('error', () => {}) // BullMQ reports it as the error of the queue or worker
    opened.push(redis)
    return redis
  }
  let shared: Redis | undefined
  const options = () => ({ connection: (shared ??= connection(3)) })
  return {
    prepare: async () => {},
    queue: (name) => new bull.Queue(name, options()),
    worker: (name, process, settings) =>
      new bull.Worker(name, process, { ...settings, connection: connection(null) }),
    events: (name) => new bull.QueueEvents(name, { connection: connection(null) }),
    close: async () => opened.forEach((redis) => redis.disconnect()),
  }
}

function postgresBackend(connectionString: string): QueueBackend {
  const { Queue, Worker, QueueEvents } = bull.withBackend(bull.createPostgresBackend)
  const connection = (max: number) => ({ connectionString, max, application_name: 'shiftloom-queue' })
  return {
    prepare: async () => {
      const client = new pg.Client({ connectionString, application_name: 'shiftloom-queue' })
      await client.connect()
      try {
        // Takes an advisory lock of its own: late starters wait and find it done.
        // Only who may create schemas keeps the tables; others find them made by `db:prepare`.
        const { rows } = await client.query<{ may: boolean }>(
          `select has_database_privilege(current_database(), 'create') as may`
        )
        if (rows[0]?.may) await bull.runMigrations(client)
      } finally {
        await client.end()
      }
    },
    // The classes differ from the Redis ones only in their type arguments.
    queue: (name) => new Queue(name, { connection: connection(2) }) as unknown as bull.Queue,
    worker: (name, process, settings) =>
      new Worker(name, process as never, {
        ...settings,
        connection: connection(4),
      }) as unknown as bull.Worker,
    events: (name) => new QueueEvents(name, { connection: connection(2) }) as unknown as bull.QueueEvents,
    close: async () => {},
  }
}
