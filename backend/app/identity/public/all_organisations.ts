import db from '@adonisjs/lucid/services/db'

/** Organisations that have a user, whether anyone has signed in lately or not: for duties that do not wait for use. */
export async function allOrganisations(): Promise<string[]> {
  const found = (await db
    .from('users')
    .whereNotNull('organisation_id')
    .distinct('organisation_id as id')) as { id: string }[]
  return found.map(({ id }) => id)
}
