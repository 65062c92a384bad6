import type { Account } from '#app/core/http/account'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { endSessions } from '#app/identity/public/end_sessions'
import { forgetIdentities } from '#app/identity/public/forget_identities'
import { sendOfficeInvitation } from '#app/identity/public/send_office_invitation'
import {
  addOfficeAccount,
  changeOfficeAccount,
  setOfficeAccountStatus,
} from '#app/identity/public/write_office_accounts'
import { noted } from '#app/office/events/record_office'
import { refuseTaken } from '#app/office/actions/refuse_taken'
import { officeUser } from '#app/office/queries/office_users'
import { can, type Ability } from '#contracts/abilities'
import { roles } from '#contracts/enums'
import type { OfficeUser, OfficeUserInput } from '#contracts/office'

const unique = { users_email: { code: 'office.email_taken', field: 'email' } } as const
/** @throws office.role_not_allowed */
function requireFor(role: number, by: Account, ability: Ability): void {
  if (role === roles.globalAdmin && !can(by.role, ability))
    throw new DomainError('office.role_not_allowed', { field: 'role' })
}

/**
 * Adds a user of the back office, who is invited by mail.
 *
 * @throws office.role_not_allowed
 * @throws office.email_taken by any account of the product
 */
export async function createOfficeUser(input: OfficeUserInput, by: Account): Promise<OfficeUser> {
  requireFor(input.role, by, 'office_users.create_global_admin')
  const id = newId()
  const regionId = await knownRegion(input.regionId)
  await refuseTaken(unique, () => addOfficeAccount(id, { ...input, regionId }))
  await sendOfficeInvitation(id)
  return noted('office_user', 'create', { after: await officeUser(id) })
}

/**
 * A new address closes the account until it is confirmed; another role counts at once.
 *
 * @throws core.not_found
 * @throws core.stale_version
 * @throws office.own_account
 * @throws office.role_not_allowed
 * @throws office.last_global_admin
 * @throws office.email_taken
 */
export async function updateOfficeUser(
  { id, version, by }: { id: string; version: number; by: Account },
  input: OfficeUserInput
): Promise<OfficeUser> {
  await lockGlobalAdmins()
  const before = await officeUser(id, 'lock')
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  if (before.role !== input.role) {
    if (id === by.userId) throw new DomainError('office.own_account', { field: 'role' })
    if (!can(by.role, 'office_users.change_role')) throw new DomainError('core.forbidden')
    requireFor(input.role, by, 'office_users.assign_global_admin')
    await requireAnother(before)
  }
  requireFor(before.role, by, 'office_users.assign_global_admin')
  const moved = before.email.toLowerCase() !== input.email.toLowerCase()
  if (moved && id === by.userId) throw new DomainError('office.own_account', { field: 'email' })
  if (moved) await requireAnother(before)
  const regionId = await knownRegion(input.regionId)
  await refuseTaken(unique, () => changeOfficeAccount(id, { ...input, regionId }, { moved }))
  if (moved) {
    await endSessions(id)
    await forgetIdentities(id)
    await sendOfficeInvitation(id)
  }
  return noted('office_user', 'update', { before, after: await officeUser(id) })
}

/**
 * Archived users are signed out and cannot sign in. Repeating it changes nothing.
 *
 * @throws core.not_found
 * @throws office.own_account
 * @throws office.role_not_allowed
 * @throws office.last_global_admin
 */
export async function archiveOfficeUser(id: string, by: Account): Promise<OfficeUser> {
  const before = await lockedUser(id)
  if (before.status === 'archived') return before
  requireMayChange(before, by)
  await requireAnother(before)
  await setOfficeAccountStatus(id, 'archived')
  await endSessions(id)
  return noted('office_user', 'archive', { before, after: await officeUser(id) })
}

/**
 * Restored users are invited again. Repeating it changes nothing.
 *
 * @throws core.not_found
 * @throws office.own_account
 * @throws office.role_not_allowed
 */
export async function restoreOfficeUser(id: string, by: Account): Promise<OfficeUser> {
  const before = await lockedUser(id)
  if (before.status !== 'archived') return before
  requireMayChange(before, by)
  await setOfficeAccountStatus(id, 'invited')
  await sendOfficeInvitation(id)
  return noted('office_user', 'restore', { before, after: await officeUser(id) })
}

async function lockedUser(id: string): Promise<OfficeUser> {
  await lockGlobalAdmins()
  return officeUser(id, 'lock')
}

/** @throws office.own_account, office.role_not_allowed */
function requireMayChange({ id, role }: OfficeUser, by: Account): void {
  if (id === by.userId) throw new DomainError('office.own_account')
  requireFor(role, by, 'office_users.assign_global_admin')
}

/** A region deleted meanwhile counts as none. */
async function knownRegion(id: string | null): Promise<string | null> {
  const region = await database().selectFrom('regions').select('id').where('id', '=', id).executeTakeFirst()
  return region?.id ?? null
}

/** Two global administrators cannot remove each other at once. */
const lockGlobalAdmins = (): Promise<unknown> => globalAdmins().orderBy('id').forNoKeyUpdate().execute()

const globalAdmins = () => database().selectFrom('users').select('id').where('role', '=', roles.globalAdmin)

/** @throws office.last_global_admin */
async function requireAnother({ id, role, status }: OfficeUser): Promise<void> {
  if (role !== roles.globalAdmin || status !== 'active') return
  const another = await globalAdmins()
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  if (!another) throw new DomainError('office.last_global_admin')
}
