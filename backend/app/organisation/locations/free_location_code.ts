import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { randomInt } from 'node:crypto'

/** Six digits without a leading zero, which spreadsheets would drop. */
const first = 100_000
const many = 900_000

/**
 * A six-digit code that no location of the organisation has. It begins at a random place, so that two people who ask at
 * once hardly ever get the same; the database still refuses the second one.
 */
export async function freeLocationCode(): Promise<string> {
  // Among one more code than there are locations at least one is free.
  const start = randomInt(many)
  const { rows: free } = await sql<{ code: string }>`
    select code from generate_series(${start}::int, ${start}::int + (select count(*)::int from locations)) n
    cross join lateral (select (${first}::int + n % ${many}::int)::text as code) c
    where not exists (select from locations l where l.code = c.code) order by n limit 1`.execute(database())
  return free[0]!.code
}
