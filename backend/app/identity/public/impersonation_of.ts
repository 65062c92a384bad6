import { rows } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'
import type { Impersonation } from '#contracts/identity'

/** Who of the provider sits in a session, why and for how long; nothing where the session is its owner's. */
export async function impersonationOf(
  sessionId: string
): Promise<Omit<Impersonation, 'mayExport'> | undefined> {
  const [found] = await rows<Omit<Impersonation, 'mayExport'>>(
    `select ${personNameSql('u.name', 'u.surname')} as "byName", s.impersonation_reason as reason,
       s.impersonated_from as "officeAddress",
       to_char(s.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "endsAt"
     from sessions s join provider_people() u on u.id = s.impersonator_user_id where s.id = ?`,
    [sessionId]
  )
  return found
}
