import { sql } from 'kysely'
import { database, databaseOf, now } from '#app/core/database/database'
import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { hubs } from '#app/core/hubs/hubs'
import type { Account } from '#app/core/http/account'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { hashOf } from '#app/identity/sessions/session_tokens'
import { signAccessToken } from '#app/identity/sessions/access_token'
import { companies } from '#app/identity/accounts/companies'
import { organisationStatuses, roles } from '#contracts/enums'
import { impersonationMinutes } from '#contracts/identity'

/** Seconds in which the customer app must take what the back office began. */
const takenWithinSeconds = 120

type Waiting = NonNullable<Awaited<ReturnType<typeof waitingFor>>>
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
  const target = await databaseOf(db.connection())
    .selectFrom('users')
    .select('id')
    .select(({ ref }) => ref('organisationId').$notNull().as('organisationId'))
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('organisationId', 'is not', null)
    .executeTakeFirst()
  if (!target) throw new DomainError('identity.impersonation_refused')
  const code = randomBytes(32).toString('base64url')
  await organisationContext.run(target.organisationId, async () => {
    const organisation = await companies().card()
    if (organisation?.status === organisationStatuses.archived)
      throw new DomainError('identity.impersonation_refused')
    await database()
      .insertInto('sessions')
      .values({
        ...{ id: newId(), userId: target.id, tokenHash: hashOf(code) },
        expiresAt: sql<Date>`now() + make_interval(secs => ${takenWithinSeconds})`,
        ...{ impersonatorUserId: by.userId, impersonationReason: reason, impersonatedFrom: from },
      })
      .execute()
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
  const waiting = await waitingFor(code)
  if (!waiting) throw new DomainError('identity.impersonation_ended')
  await organisationContext.run(waiting.organisationId, () => sitDown(waiting, code), {
    ...{ userId: waiting.byUserId, organisationId: waiting.organisationId, role: waiting.byRole, ip },
    ...{ employeeId: null, locationIds: null, impersonatorUserId: null },
  })
  const { id: sessionId, userId, role } = waiting
  const isInAdminRole = role === roles.organisationAdmin
  return { userId, token: await signAccessToken({ userId, sessionId, isInAdminRole }, impersonationMinutes) }
}

const waitingFor = (code: string) =>
  databaseOf(db.connection())
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .innerJoin('users as b', 'b.id', 's.impersonatorUserId')
    .select([
      's.id',
      's.userId',
      'u.role',
      's.impersonationReason as reason',
      'b.id as byUserId',
      'b.role as byRole',
    ])
    .select(({ ref }) => ref('u.organisationId').$notNull().as('organisationId'))
    .where('s.tokenHash', '=', hashOf(code))
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .executeTakeFirst()

/** The hash decides between two who come with the same code. */
async function sitDown({ id, userId, reason }: Waiting, code: string): Promise<void> {
  const taken = await database()
    .updateTable('sessions')
    .set({
      tokenHash: hashOf(randomBytes(32).toString('base64url')),
      expiresAt: sql<Date>`now() + make_interval(mins => ${impersonationMinutes})`,
    })
    .where('id', '=', id)
    .where('tokenHash', '=', hashOf(code))
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute()
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
  const ended = await database()
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('id', '=', sessionId)
    .where('impersonatorUserId', 'is not', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute()
  if (ended.length === 0) return
  await record({ action: 'identity.end_impersonation', entity: 'user', entityId: userId })
  organisationContext.afterCommit(() => hubs.disconnectSession(sessionId))
}
