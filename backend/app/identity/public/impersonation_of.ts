import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { instant } from '#app/core/database/instant'
import { personNameOf } from '#app/core/person_name'
import type { Impersonation } from '#contracts/identity'

/** Who of the provider sits in a session, why and for how long; nothing where the session is its owner's. */
export async function impersonationOf(
  sessionId: string
): Promise<Omit<Impersonation, 'mayExport'> | undefined> {
  const {
    rows: [found],
  } = await sql<Omit<Impersonation, 'mayExport'>>`
    select ${personNameOf(sql.ref('u.name'), sql.ref('u.surname'))} as "byName", s.impersonation_reason as reason,
      s.impersonated_from as "officeAddress", ${instant(sql.ref<Date>('s.expiresAt'))} as "endsAt"
    from sessions s join provider_people() u on u.id = s.impersonator_user_id where s.id = ${sessionId}`.execute(
    database()
  )
  return found
}
