import { database, now } from '#app/core/database/database'
import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'

/** Signs all users of an organisation out, everywhere, with their real-time connections; once the unit of work is stored. */
export async function endSessionsOf(organisationId: string): Promise<void> {
  const users = database().selectFrom('users').select('id').where('organisationId', '=', organisationId)
  const ended = await database()
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('revokedAt', 'is', null)
    .where('userId', 'in', users)
    .returning('id')
    .execute()
  organisationContext.afterCommit(async () => {
    for (const { id } of ended) await hubs.disconnectSession(id)
  })
}
