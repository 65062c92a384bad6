import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { hubs } from '#app/core/hubs/hubs'
import type { Account } from '#app/core/http/account'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { hashOf } from '#app/identity/actions/session_tokens'
import { signAccessToken } from '#app/identity/public/access_token'
import { organisationStatuses, roles, type Role } from '#contracts/enums'
import { impersonationMinutes } from '#contracts/identity'

/** Seconds in which the customer app must take what the back office began. */
const takenWithinSeconds = 120

type Target = { id: string; organisation_id: string; role: Role }
type Taken = { id: string; userId: string; role: Role; minutes: number }

/**
 * Begins to act for somebody: a session of that person which knows who really sits there. It has no refresh cookie, so
 * it ends by itself.
 *
 * @returns a code that opens the session once, within two minutes
 * @throws identity.impersonation_refused unless the account and its organisation are active
 */
export async function startImpersonation(
  by: Account,
  { userId, reason, ip }: { userId: string; reason: string; ip: string }
): Promise<string> {
  const target = (await db
    .from('users')
    .where({ id: userId, status: 'active' })
    .whereNotNull('organisation_id')
    .first()) as Target | null
  if (!target) throw new DomainError('identity.impersonation_refused')
  const code = randomBytes(32).toString('base64url')
  const id = newId()
  await organisationContext.run(
    target.organisation_id,
    async () => {
      const [organisation] = await rows<{ status: number }>('select status from organisations')
      if (organisation?.status === organisationStatuses.archived)
        throw new DomainError('identity.impersonation_refused')
      await rows(
        `insert into sessions (id, user_id, token_hash, expires_at, impersonator_user_id, impersonation_reason)
         values (?, ?, ?, now() + make_interval(secs => ?), ?, ?)`,
        [id, target.id, hashOf(code), takenWithinSeconds, by.userId, reason]
      )
      await record({
        action: 'identity.begin_impersonation',
        entity: 'user',
        entityId: target.id,
        after: { reason, minutes: impersonationMinutes },
      })
    },
    {
      ...{ userId: by.userId, organisationId: target.organisation_id, role: by.role, ip },
      ...{ employeeId: null, locationIds: null, impersonatorUserId: null },
    }
  )
  return code
}

/**
 * Exchanges the code for the token of the impersonated session; works once.
 *
 * @throws identity.impersonation_ended
 */
export async function takeImpersonation(code: string): Promise<{ userId: string; token: string }> {
  const answer = (await db.rawQuery(
    `update sessions s set token_hash = ?, expires_at = now() + make_interval(mins => ?)
     from users u
     where s.token_hash = ? and s.impersonator_user_id is not null and s.revoked_at is null
       and s.expires_at > now() and u.id = s.user_id
     returning s.id, s.user_id as "userId", u.role`,
    [hashOf(randomBytes(32).toString('base64url')), impersonationMinutes, hashOf(code)]
  )) as { rows: Taken[] }
  const session = answer.rows[0]
  if (!session) throw new DomainError('identity.impersonation_ended')
  const { id: sessionId, userId, role } = session
  const isInAdminRole = role === roles.organisationAdmin
  return { userId, token: await signAccessToken({ userId, sessionId, isInAdminRole }, impersonationMinutes) }
}

/** Ends the impersonation that asks; runs in the customer's organisation. Anybody else's session stays. */
export async function endImpersonation({ sessionId, userId }: Account): Promise<void> {
  const ended = await rows(
    `update sessions set revoked_at = now()
     where id = ? and impersonator_user_id is not null and revoked_at is null returning id`,
    [sessionId]
  )
  if (ended.length === 0) return
  await record({ action: 'identity.end_impersonation', entity: 'user', entityId: userId })
  organisationContext.afterCommit(() => hubs.disconnectSession(sessionId))
}
