import db from '@adonisjs/lucid/services/db'

/** Organisations with a signed-in user within the last day; no others can have requested anything lately. */
export async function recentlyUsedOrganisations(): Promise<string[]> {
  const answer = (await db.rawQuery(
    `select distinct u.organisation_id as id from users u join sessions s on s.user_id = u.id
     where u.organisation_id is not null and s.rotated_at > now() - interval '1 day'`
  )) as { rows: { id: string }[] }
  return answer.rows.map(({ id }) => id)
}
