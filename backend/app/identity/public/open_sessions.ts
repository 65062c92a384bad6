import db from '@adonisjs/lucid/services/db'

type Row = { id: string; expires_at: Date }

/**
 * Which of these sign-ins still stand, each with when it ends unless it is renewed, in epoch milliseconds. Those that
 * were ended, ran out or belong to a closed account are left out.
 */
export async function openSessions(ids: readonly string[]): Promise<Map<string, number>> {
  const answer = (await db.rawQuery(
    `select s.id, s.expires_at from sessions s
     join users u on u.id = s.user_id left join users i on i.id = s.impersonator_user_id
     where s.id = any(?::uuid[]) and s.revoked_at is null and s.expires_at > now() and u.status = 'active'
       and (s.impersonator_user_id is null or i.status = 'active' and i.organisation_id is null)`,
    [ids]
  )) as { rows: Row[] }
  return new Map(answer.rows.map(({ id, expires_at }) => [id, expires_at.getTime()]))
}
