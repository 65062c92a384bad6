import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import { attempts } from '#app/identity/actions/attempts'
import { openSession, type SignedIn } from '#app/identity/actions/open_session'
import { challenge } from '#app/identity/two_factor/challenge'
import { isTrusted } from '#app/identity/two_factor/trusted_devices'
import { interfaces, isBackOfficeRole, organisationStatuses, type Role } from '#contracts/enums'
import type { SignInChallenge, TwoFactorMethod } from '#contracts/identity'

type SignInInput = {
  email: string
  password: string
  rememberMe: boolean
  /** Which front end asks: back-office people sign in there only, and customers only here. */
  interface: number
  ip: string
  userAgent: string | null
  /** What the browser was given when people trusted it. */
  devices: readonly string[]
}
export type SignInOutcome =
  { signedIn: SignedIn; challenge: null } | { signedIn: null; challenge: SignInChallenge }

type UserRow = {
  id: string
  organisation_id: string | null
  password_hash: string | null
  role: Role
  status: string
  two_factor: TwoFactorMethod
}

/**
 * Opens a session for an e-mail address and password, or asks for a second proof first.
 *
 * @throws identity.too_many_attempts
 * @throws identity.wrong_credentials also for an unknown address, in the same time
 * @throws identity.account_not_active
 * @throws identity.organisation_archived
 */
export class SignIn {
  async handle(input: SignInInput): Promise<SignInOutcome> {
    await attempts.admit(input.email, input.ip)
    const user = await this.#user(input.email)
    const isKnown = await verify(user?.password_hash ?? null, input.password)
    if (!user || !isKnown || isBackOfficeRole(user.role) !== (input.interface === interfaces.backOffice))
      throw new DomainError('identity.wrong_credentials')
    if (user.status !== 'active') throw new DomainError('identity.account_not_active')
    if (user.organisation_id && (await isArchived(user.organisation_id)))
      throw new DomainError('identity.organisation_archived')
    await attempts.succeeded(input.email, input.ip)
    const owner = { id: user.id, organisationId: user.organisation_id, role: user.role }
    if (user.two_factor !== 'off' && !(await isTrusted(user.id, input.devices)))
      return { signedIn: null, challenge: await challenge(user.id, user.two_factor, input.rememberMe) }
    return { signedIn: await openSession(owner, input), challenge: null }
  }

  async #user(email: string): Promise<UserRow | undefined> {
    const answer = (await db.rawQuery(
      `select id, organisation_id, password_hash, role, status, two_factor from users where lower(email) = lower(?)`,
      [email]
    )) as { rows: UserRow[] }
    return answer.rows[0]
  }
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
