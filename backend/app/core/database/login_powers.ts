import { Exception } from '@adonisjs/core/exceptions'
import pg from 'pg'
import { applicationRole } from '#config/database'

type Powers = {
  login: string
  /** Has what requests may do. */
  member: boolean
  /** Owns tables, so it may lift their guard. */
  owns: boolean
  /** Steps around row-level security, or can take on a role that does. */
  above: boolean
}

export const refusal = (message: string) => new Exception(message, { code: 'E_DATABASE_LOGIN', status: 500 })

/** What the login of an address can do beyond, or short of, the role of requests. */
export async function powersOf(address: string): Promise<Powers> {
  const [powers] = await asked<Powers>(
    address,
    `with tables as (
       select relowner as owner from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     )
     select r.rolname as login,
       coalesce((select pg_has_role(r.oid, a.oid, 'member') from pg_roles a where a.rolname = '${applicationRole}'), false) as member,
       exists (select from tables where owner = r.oid) as owns,
       exists (select from pg_roles o where pg_has_role(r.oid, o.oid, 'member')
         and (o.rolsuper or o.rolbypassrls or o.oid <> r.oid and o.oid in (select owner from tables))) as above
     from pg_roles r where r.rolname = session_user`
  )
  if (!powers) throw refusal('The database does not know who has signed in.')
  return powers
}

/**
 * Holds a process to a login that row-level security binds. Its owner's is let in with a warning: an installation may have
 * chosen that.
 *
 * @throws E_DATABASE_LOGIN for any other login that can step around row-level security
 */
export async function refuseStrongLogin(address: string, warn: (sentence: string) => void): Promise<void> {
  const { login, owns, above } = await powersOf(address)
  if (owns)
    return warn(
      `The process signs in to the database as "${login}", which owns the tables: unset DATABASE_APP_URL, or name a login of its own.`
    )
  if (above)
    throw refusal(
      `The login "${login}" can step around row-level security, which keeps organisations apart: choose another one for DATABASE_APP_URL.`
    )
}

export async function asked<Row extends object>(address: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
