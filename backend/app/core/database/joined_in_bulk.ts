import { sql } from 'kysely'
import { database } from '#app/core/database/database'

/**
 * Statements that join thousands of rows written a moment ago. Statistics know nothing of those yet: the planner takes
 * them for one row and would compare each with each. It joins them by hash or in order instead.
 */
export async function joinedInBulk<T>(work: () => Promise<T>): Promise<T> {
  await allowLoops('off')
  const done = await work()
  await allowLoops('on')
  return done
}

/** For the rest of the unit of work; when it fails, nothing follows in it. */
const allowLoops = (setting: 'on' | 'off') =>
  sql`select set_config('enable_nestloop', ${setting}, true)`.execute(database())
