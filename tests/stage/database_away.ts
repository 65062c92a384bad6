import pg from 'pg'

/** Asks the server of the product's database, from outside: it refuses connections for a while. */
async function besides(work: (client: pg.Client, name: string) => Promise<unknown>): Promise<void> {
  const url = new URL(process.env.DATABASE_URL!)
  const name = decodeURIComponent(url.pathname.slice(1))
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client, name)
  } finally {
    await client.end()
  }
}

/** The product loses its database, as if it had been stopped. @returns brings it back */
export async function takeDatabaseAway(): Promise<() => Promise<void>> {
  const allow = (client: pg.Client, name: string, allowed: boolean) =>
    client.query(`alter database ${pg.escapeIdentifier(name)} allow_connections ${allowed}`)
  await besides(async (client, name) => {
    await allow(client, name, false)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
  return () => besides((client, name) => allow(client, name, true))
}
