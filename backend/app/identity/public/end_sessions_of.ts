import { hubs } from '#app/core/hubs/hubs'
import { organisationContext, rows } from '#app/core/organisation_context'

/** Signs all users of an organisation out, everywhere, with their real-time connections; once the unit of work is stored. */
export async function endSessionsOf(organisationId: string): Promise<void> {
  const ended = await rows<{ id: string }>(
    `update sessions set revoked_at = now() where revoked_at is null
       and user_id in (select id from users where organisation_id = ?) returning id`,
    [organisationId]
  )
  organisationContext.afterCommit(async () => {
    for (const { id } of ended) await hubs.disconnectSession(id)
  })
}
