import { database, now } from '#app/core/database/database'
import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'

/** Ends every session of a person, for good, with their real-time connections; once the unit of work is stored. */
export async function endSessions(userId: string): Promise<void> {
  await database()
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute()
  organisationContext.afterCommit(() => hubs.disconnectUser(userId))
}
