import pg from 'pg'
import { codeOf, messageOf, Refusal } from './refusal.ts'

/** Opens one connection, runs the work and closes it. A server that cannot be used is explained in one sentence. */
export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Creates the database when the server does not have it yet. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await onConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/** An empty database of this name: an older one is dropped, with its connections. */
export async function recreateDatabase(adminUrl: string, name: string): Promise<void> {
  await onConnection(adminUrl, async (client) => {
    const database = client.escapeIdentifier(name)
    await client.query(`drop database if exists ${database} with (force)`)
    await client.query(`create database ${database}`)
  })
}

/** The same server and account, another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(name)}`
  return other.href
}

/** The database a connection string names. */
export function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

async function connect(url: string): Promise<pg.Client> {
  let client: pg.Client
  try {
    if (!/^postgres(ql)?:\/\//.test(url) || !databaseOf(url)) throw new Error('not a connection string')
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  } catch {
    throw new Refusal(
      'DATABASE_URL is not a connection string: write it as postgres://user:password@host:5432/database.'
    )
  }
  client.on('error', () => {}) // the server stopping must not end this process
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new Refusal(explain(error, client))
  }
}

function explain(error: unknown, { host, port, user, database }: pg.Client): string {
  const place = `${host}:${port}`
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return `No PostgreSQL answers at ${place}: start it, or correct DATABASE_URL.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The database host ${host} is unknown: correct the host in DATABASE_URL.`
    case '28P01':
    case '28000':
      return `PostgreSQL at ${place} refused the user ${user}: correct the user or the password in DATABASE_URL.`
    case '3D000':
      return `PostgreSQL at ${place} has no database "${database}": create it, or correct its name in DATABASE_URL.`
    default:
      return `PostgreSQL at ${place} cannot be used (${messageOf(error)}): check DATABASE_URL.`
  }
}
