import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { hubs } from '#app/core/hubs/hubs'
import type { Account } from '#app/core/http/account'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { hashOf } from '#app/identity/sessions/session_tokens'
import { signAccessToken } from '#app/identity/sessions/access_token'
import { companies } from '#app/identity/accounts/companies'
import { organisationStatuses, roles, type Role } from '#contracts/enums'
import { impersonationMinutes } from '#contracts/identity'

/** Seconds in which the customer app must take what the back office began. */
const takenWithinSeconds = 120

type Target = { id: string; organisation_id: string }
type Waiting = {
  id: string
  userId: string
  role: Role
  organisationId: string
  reason: string
  byUserId: string
  byRole: Role
}
type Asked = {
  userId: string
  reason: string
  /** Origin of the back office's page; null when the caller names none. */
  from: string | null
}

/**
 * Starts impersonation: a session of that user that records the impersonator. It has no refresh cookie, so it expires
 * by itself. It is entered in the organisation's log when the code is used.
 *
 * @returns a code that opens the session once, within two minutes
 * @throws identity.impersonation_refused unless the account and its organisation are active
 */
export async function startImpersonation(by: Account, { userId, reason, from }: Asked): Promise<string> {
  const target = (await db
    .from('users')
    .where({ id: userId, status: 'active' })
    .whereNotNull('organisation_id')
    .first()) as Target | null
  if (!target) throw new DomainError('identity.impersonation_refused')
  const code = randomBytes(32).toString('base64url')
  await organisationContext.run(target.organisation_id, async () => {
    const organisation = await companies().card()
    if (organisation?.status === organisationStatuses.archived)
      throw new DomainError('identity.impersonation_refused')
    await rows(
      `insert into sessions
         (id, user_id, token_hash, expires_at, impersonator_user_id, impersonation_reason, impersonated_from)
       values (?, ?, ?, now() + make_interval(secs => ?), ?, ?, ?)`,
      [newId(), target.id, hashOf(code), takenWithinSeconds, by.userId, reason, from]
    )
  })
  return code
}

/**
 * Exchanges the code for the token of the impersonated session; works once. With it the seat is taken, which the
 * organisation's log says.
 *
 * @throws identity.impersonation_ended
 */
export async function takeImpersonation(
  code: string,
  ip: string
): Promise<{ userId: string; token: string }> {
  const found = (await db.rawQuery(
    `select s.id, s.user_id as "userId", u.role, u.organisation_id as "organisationId",
       s.impersonation_reason as reason, b.id as "byUserId", b.role as "byRole"
     from sessions s join users u on u.id = s.user_id join users b on b.id = s.impersonator_user_id
     where s.token_hash = ? and s.revoked_at is null and s.expires_at > now()`,
    [hashOf(code)]
  )) as { rows: Waiting[] }
  const waiting = found.rows[0]
  if (!waiting) throw new DomainError('identity.impersonation_ended')
  await organisationContext.run(waiting.organisationId, () => sitDown(waiting, code), {
    ...{ userId: waiting.byUserId, organisationId: waiting.organisationId, role: waiting.byRole, ip },
    ...{ employeeId: null, locationIds: null, impersonatorUserId: null },
  })
  const { id: sessionId, userId, role } = waiting
  const isInAdminRole = role === roles.organisationAdmin
  return { userId, token: await signAccessToken({ userId, sessionId, isInAdminRole }, impersonationMinutes) }
}

/** The hash decides between two who come with the same code. */
async function sitDown({ id, userId, reason }: Waiting, code: string): Promise<void> {
  const taken = await rows(
    `update sessions set token_hash = ?, expires_at = now() + make_interval(mins => ?)
     where id = ? and token_hash = ? and revoked_at is null returning id`,
    [hashOf(randomBytes(32).toString('base64url')), impersonationMinutes, id, hashOf(code)]
  )
  if (taken.length === 0) throw new DomainError('identity.impersonation_ended')
  await record({
    action: 'identity.begin_impersonation',
    entity: 'user',
    entityId: userId,
    after: { reason, minutes: impersonationMinutes },
  })
}

/** Ends the calling impersonation; runs in the customer's organisation. Sessions of others stay. */
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
