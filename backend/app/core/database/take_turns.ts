import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'

/** Waits until no other unit of work of this organisation does the same; until this one ends, the others wait. */
export async function takeTurns(what: string): Promise<void> {
  const { id } = organisationContext.current()
  await sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${id}))`.execute(database())
}
