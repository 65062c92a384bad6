import * as bull from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'

/** Where queues live: Redis where there is one, PostgreSQL otherwise. */
export type QueueStore = { readonly kind: 'redis' | 'postgres'; readonly url: string }

type WorkerOptions = Omit<bull.WorkerOptions, 'connection'>

/** BullMQ over Redis or over PostgreSQL. */
export type QueueBackend = {
  /** Prepares the store; several processes may do so at once. */
  readonly prepare: () => Promise<void>
  readonly queue: (name: string) => bull.Queue
  readonly worker: (name: string, process: bull.Processor, options: WorkerOptions) => bull.Worker
  readonly events: (name: string) => bull.QueueEvents
  /** After everything made here was closed. */
  readonly close: () => void
}

export const queueStore = (redisUrl: string | undefined, databaseUrl: string): QueueStore =>
  redisUrl ? { kind: 'redis', url: redisUrl } : { kind: 'postgres', url: databaseUrl }

/** @param applicationName under which PostgreSQL lists the connections */
export const openQueueBackend = ({ kind, url }: QueueStore, applicationName: string): QueueBackend =>
  kind === 'redis' ? redisBackend(url) : postgresBackend(url, applicationName)

function redisBackend(url: string): QueueBackend {
  const opened: Redis[] = []
  /** Workers wait for ever, callers hear soon that Redis is away. */
  const connect = (maxRetriesPerRequest: number | null): Redis => {
    const redis = new Redis(url, { maxRetriesPerRequest })
    redis.on('error', () => {}) // reported as the error of the queue or worker
    opened.push(redis)
    return redis
  }
  let shared: Redis | undefined
  return {
    prepare: async () => {},
    queue: (name) => new bull.Queue(name, { connection: (shared ??= connect(3)) }),
    worker: (name, process, options) =>
      new bull.Worker(name, process, { ...options, connection: connect(null) }),
    events: (name) => new bull.QueueEvents(name, { connection: connect(null) }),
    close: () => opened.forEach((redis) => redis.disconnect()),
  }
}

/** Of a process, besides one for each queue that it listens to. */
const WORKING_CONNECTIONS = 8

/**
 * All queues of a process share its connections. BullMQ would open some for each queue, which together are more than a
 * PostgreSQL server allows as it comes.
 */
function postgresBackend(connectionString: string, applicationName: string): QueueBackend {
  const { Queue, Worker, QueueEvents } = bull.withBackend(bull.createPostgresBackend)
  const pool = new pg.Pool({
    connectionString,
    application_name: applicationName,
    max: WORKING_CONNECTIONS,
    keepAlive: true,
    // The commands of BullMQ name its tables without their schema.
    options: '-c search_path=bullmq',
  })
  pool.on('error', () => {}) // reported as the error of the queue or worker
  pool.setMaxListeners(0)
  /** What listens keeps a connection for itself. */
  const listening = () => {
    pool.options.max += 1
    return pool
  }
  return {
    prepare: () => migrate(connectionString, applicationName),
    // The classes differ from the Redis ones only in their type arguments.
    queue: (name) => new Queue(name, { connection: pool }) as unknown as bull.Queue,
    worker: (name, process, options) =>
      new Worker(name, process as never, { ...options, connection: listening() }) as unknown as bull.Worker,
    events: (name) => new QueueEvents(name, { connection: listening() }) as unknown as bull.QueueEvents,
    close: () => void pool.end(),
  }
}

/** Takes an advisory lock of its own (`pg_advisory_xact_lock`): late starters wait and find it done. */
async function migrate(connectionString: string, applicationName: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: applicationName })
  client.on('error', () => {}) // reported by the query that fails
  await client.connect()
  try {
    // Only a role that may create schemas maintains the tables; for others `db:prepare` has made them.
    const { rows } = await client.query<{ may: boolean }>(
      `select has_database_privilege(current_database(), 'create') as may`
    )
    if (rows[0]?.may) await bull.runMigrations(client)
  } finally {
    await client.end()
  }
}
