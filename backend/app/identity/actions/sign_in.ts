import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { attempts } from '#app/identity/actions/attempts'
import { remember } from '#app/identity/actions/remember'
import { hashOf, newRefreshToken, sessionHours } from '#app/identity/actions/session_tokens'
import { signAccessToken } from '#app/identity/public/access_token'
import { interfaces, isBackOfficeRole, organisationStatuses, roles, type Role } from '#contracts/enums'

type SignInInput = {
  email: string
  password: string
  rememberMe: boolean
  /** Which front end asks: back-office people sign in there only, and customers only here. */
  interface: number
  ip: string
  userAgent: string | null
}
export type SignedIn = { userId: string; token: string; refreshToken: string; remember: boolean }

type UserRow = {
  id: string
  organisation_id: string | null
  password_hash: string | null
  role: Role
  status: string
}

/**
 * Opens a session for an e-mail address and password.
 *
 * @throws identity.too_many_attempts
 * @throws identity.wrong_credentials also for an unknown address, in the same time
 * @throws identity.account_not_active
 * @throws identity.organisation_archived
 */
export class SignIn {
  async handle(input: SignInInput): Promise<SignedIn> {
    await attempts.admit(input.email, input.ip)
    const user = await this.#user(input.email)
    const isKnown = await verify(user?.password_hash ?? null, input.password)
    if (!user || !isKnown || isBackOfficeRole(user.role) !== (input.interface === interfaces.backOffice))
      throw new DomainError('identity.wrong_credentials')
    if (user.status !== 'active') throw new DomainError('identity.account_not_active')
    if (user.organisation_id && (await isArchived(user.organisation_id)))
      throw new DomainError('identity.organisation_archived')
    await attempts.succeeded(input.email, input.ip)
    return this.#open(user, input)
  }

  async #user(email: string): Promise<UserRow | undefined> {
    const answer = (await db.rawQuery(
      `select id, organisation_id, password_hash, role, status from users where lower(email) = lower(?)`,
      [email]
    )) as { rows: UserRow[] }
    return answer.rows[0]
  }

  async #open(user: UserRow, { rememberMe, userAgent, ip }: SignInInput): Promise<SignedIn> {
    await clearExpired(user.id)
    const sessionId = newId()
    const refreshToken = newRefreshToken(sessionId)
    await db.table('sessions').insert({
      id: sessionId,
      user_id: user.id,
      token_hash: hashOf(refreshToken),
      expires_at: new Date(Date.now() + sessionHours(rememberMe) * 3_600_000),
      remember: rememberMe,
      user_agent: userAgent?.slice(0, 300) ?? null,
    })
    await db.from('users').where('id', user.id).update({ last_signed_in_at: new Date() })
    await remember('sign_in', { userId: user.id, organisationId: user.organisation_id, role: user.role, ip })
    const isInAdminRole = user.role === roles.organisationAdmin || user.role >= roles.backOfficeAdmin
    const token = await signAccessToken({ userId: user.id, sessionId, isInAdminRole })
    return { userId: user.id, token, refreshToken, remember: rememberMe }
  }
}

/** Whoever comes in sweeps: their own old sessions, and counters of attempts that no longer count. */
async function clearExpired(userId: string, now = new Date()): Promise<void> {
  await db.from('sessions').where('user_id', userId).where('expires_at', '<', now).delete()
  await db.from('rate_limits').where('expire', '<', now.getTime()).delete()
}

const isArchived = (organisationId: string): Promise<boolean> =>
  organisationContext.run(organisationId, async () => {
    const [organisation] = await rows<{ status: number }>('select status from organisations')
    return organisation?.status === organisationStatuses.archived
  })

let decoy: Promise<string> | undefined

/** Takes as long for an address nobody has, so that its absence cannot be measured. */
async function verify(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash.make('an address nobody has')
  const matches = await hash.verify(stored ?? (await decoy), password)
  return stored !== null && matches
}
