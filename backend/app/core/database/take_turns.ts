import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'

/** Waits until no other unit of work of this organisation does the same; until this one ends, the others wait. */
export async function takeTurns(what: string): Promise<void> {
  const { id } = organisationContext.current()
  await sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${id}))`.execute(database())
}

/** Waits like `takeTurns`, but not for others that share the turn: each of them may do its part at the same time. */
export async function shareTurn(what: string): Promise<void> {
  const { id } = organisationContext.current()
  await sql`select pg_advisory_xact_lock_shared(hashtext(${what}), hashtext(${id}))`.execute(database())
}

/** Waits until no other unit of work does the same for any of these ids. In one order, so that two never wait for each other. */
export async function takeTurnsFor(what: string, ids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${what}), turn)
    from (select distinct hashtext(id) as turn from unnest(${ids}::text[]) as t (id) order by turn) as turns`.execute(
    database()
  )
}
