import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { openSession, type SignedIn } from '#app/identity/sessions/open_session'
import { companies } from '#app/identity/accounts/companies'
import { challenge } from '#app/identity/two_factor/challenge'
import { isTrusted } from '#app/identity/two_factor/trusted_devices'
import { organisationStatuses, type Role } from '#contracts/enums'
import type { SignInChallenge, TwoFactorMethod } from '#contracts/identity'

export type SignInOutcome =
  { signedIn: SignedIn; challenge: null } | { signedIn: null; challenge: SignInChallenge }
export type Visit = {
  rememberMe: boolean
  userAgent: string | null
  ip: string
  /** What the browser was given when people trusted it. */
  devices: readonly string[]
}
type UserRow = {
  id: string
  organisation_id: string | null
  role: Role
  status: string
  two_factor: TwoFactorMethod
}

/**
 * Completes the first factor: opens a session or returns a second-factor challenge.
 *
 * `needsProof` requires the second factor on every device that is not trusted, by e-mail if nothing else is set up.
 *
 * @throws identity.account_archived
 * @throws identity.account_not_active
 * @throws identity.organisation_archived
 */
export async function admit(
  userId: string,
  visit: Visit,
  { needsProof = false } = {}
): Promise<SignInOutcome> {
  const user = (await db.from('users').where('id', userId).firstOrFail()) as UserRow
  if (user.status === 'archived') throw new DomainError('identity.account_archived')
  if (user.status !== 'active') throw new DomainError('identity.account_not_active')
  if (user.organisation_id && (await isArchived(user.organisation_id)))
    throw new DomainError('identity.organisation_archived')
  const asks = needsProof || user.two_factor !== 'off'
  if (asks && !(await isTrusted(user.id, visit.devices))) {
    const method = user.two_factor === 'off' ? 'email' : user.two_factor
    return { signedIn: null, challenge: await challenge(user.id, method, visit.rememberMe) }
  }
  const owner = { id: user.id, organisationId: user.organisation_id, role: user.role }
  return { signedIn: await openSession(owner, visit), challenge: null }
}

const isArchived = (organisationId: string): Promise<boolean> =>
  organisationContext.run(organisationId, async () => {
    const organisation = await companies().card()
    return organisation?.status === organisationStatuses.archived
  })
