import { rows } from '#app/core/organisation_context'

/** Which of these sign-ins were ended: signed out, taken away, or together with the account. Expired ones are not. */
export async function endedSessions(ids: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    `select s.id from sessions s join users u on u.id = s.user_id
     where s.id = any(?::uuid[]) and (s.revoked_at is not null or u.status <> 'active')`,
    [ids]
  )
  return found.map(({ id }) => id)
}
