import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'

export type MadeSoFar = { people: number; locations: number; positions: number }

/** What the organisation consists of, without the current user, what is archived and what is made up. */
export async function madeSoFar(): Promise<MadeSoFar> {
  const { rows: found } = await sql<MadeSoFar>`
    select
      (select count(*)::int from employees e where not e.is_sample and e.archived_at is null
       and e.id is distinct from ${organisationContext.actor().employeeId}::uuid) as people,
      (select count(*)::int from locations where not is_sample) as locations,
      (select count(*)::int from positions where not is_sample and archived_at is null) as positions`.execute(
    database()
  )
  return found[0]!
}
