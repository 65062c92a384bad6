import { hubs } from '#app/core/hubs/hubs'
import { organisationContext, rows } from '#app/core/organisation_context'

/** Ends every session of a person, for good, with their real-time connections; once the unit of work is stored. */
export async function endSessions(userId: string): Promise<void> {
  await rows('update sessions set revoked_at = now() where user_id = ? and revoked_at is null', [userId])
  organisationContext.afterCommit(() => hubs.disconnectUser(userId))
}
