import { database } from '#app/core/database/database'
import { roles } from '#contracts/enums'

/** Administrators of the organisation of the unit of work and the person who asked for its deletion, with its name. */
export async function peopleToTell(requestedBy: string | null) {
  const { id, name } = await database()
    .selectFrom('organisations')
    .select(['id', 'name'])
    .executeTakeFirstOrThrow()
  const people = await database()
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('organisationId', '=', id)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('role', '=', roles.organisationAdmin), eb('id', '=', requestedBy)]))
    .orderBy('email')
    .execute()
  return { organisation: name, people }
}
