import { randomInt } from 'node:crypto'
import { rows } from '#app/core/organisation_context'

/** Six digits without a leading zero, which spreadsheets would drop. */
const first = 100_000
const many = 900_000

/**
 * A six-digit code that no location of the organisation has. It begins at a random place, so that two people who ask at
 * once hardly ever get the same; the database still refuses the second one.
 */
export async function freeLocationCode(): Promise<string> {
  // Among one more code than there are locations at least one is free.
  const [free] = await rows<{ code: string }>(
    `select code from generate_series(?::int, ?::int + (select count(*)::int from locations)) n
     cross join lateral (select (?::int + n % ?::int)::text as code) c
     where not exists (select from locations l where l.code = c.code) order by n limit 1`,
    [...[0, 0].fill(randomInt(many)), first, many]
  )
  return free!.code
}
