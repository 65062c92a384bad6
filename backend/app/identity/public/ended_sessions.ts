import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

/** Which of these sign-ins were ended: signed out, taken away, or together with the account. Expired ones are not. */
export async function endedSessions(ids: readonly string[]): Promise<string[]> {
  const found = await database()
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select('s.id')
    .where('s.id', '=', anyOf(ids))
    .where((eb) => eb.or([eb('s.revokedAt', 'is not', null), eb('u.status', '<>', 'active')]))
    .execute()
  return found.map(({ id }) => id)
}
