import { database } from '#app/core/database/database'
import { countOf } from '#app/core/database/count_of'
import { hubs } from '#app/core/hubs/hubs'
import { addAccounts } from '#app/identity/public/add_accounts'
import { changeAccountOf, closeAccountOf, reopenAccountOf } from '#app/identity/public/change_accounts'
import { endSessions } from '#app/identity/public/end_sessions'
import { forgetIdentities } from '#app/identity/public/forget_identities'
import { sendInvitation } from '#app/identity/public/send_invitation'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { lockCompany } from '#app/organisation/company/lock_company'
import { refuseDuplicates } from '#app/organisation/directory/refuse_duplicates'
import { isSampleAddress } from '#contracts/sample_data'
import { roles, type LanguageId, type Role } from '#contracts/enums'

type Person = { name: string; surname: string; email: string; role: Role; language: LanguageId }

export const emailTaken = (email: string) =>
  new DomainError('organisation.email_taken', { field: 'email', email })

/**
 * An account that waits for its owner to set a password; the link to do so is mailed with it.
 *
 * @throws organisation.email_taken by any account of the product
 */
async function inviteAccount(person: Person): Promise<string> {
  const { email, role, language, name, surname } = person
  const id = newId()
  const made = await addAccounts([{ id, email, role, language, name, surname }])
  if (!made.has(id)) throw emailTaken(email)
  await sendInvitation(id)
  return id
}

/** The account of a person, null if there is none. */
export async function accountIdOf(employeeId: string): Promise<string | null> {
  const employee = await database()
    .selectFrom('employees')
    .select('userId')
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return employee?.userId ?? null
}

type AccountChange = Person & { emailBefore: string | null; archived: boolean }

/**
 * Keeps the account of an employee in step. A new address has to be confirmed, so it closes the account until then and
 * ends its sessions. Archived people get no mail and no account: both come with their return.
 *
 * @throws organisation.email_taken
 */
export async function changeAccount(
  employeeId: string,
  { emailBefore, archived, ...person }: AccountChange
): Promise<void> {
  const userId = await accountIdOf(employeeId)
  const moved = emailBefore?.toLowerCase() !== person.email.toLowerCase()
  const changed = await refuseDuplicates(
    { users_email: { code: 'organisation.email_taken', details: { field: 'email', email: person.email } } },
    () => changeAccountOf(userId, person, { moved })
  )
  if (userId && changed) {
    if (!moved) return
    await endSessions(userId)
    await forgetIdentities(userId)
    await sendInvitation(userId)
    return
  }
  if (!archived) await openAccount(employeeId, person)
}

/** Invites a person who has no account. Sample people get one with an address of their own only. */
async function openAccount(employeeId: string, person: Person): Promise<void> {
  if (isSampleAddress(person.email)) return
  await database()
    .updateTable('employees')
    .set({ userId: await inviteAccount(person) })
    .where('id', '=', employeeId)
    .execute()
}

type Returning = Omit<Person, 'email'> & { email: string | null }

/** Archived people cannot sign in, and their sessions end. */
export async function closeAccount(employeeId: string): Promise<void> {
  const userId = await accountIdOf(employeeId)
  if (userId && (await closeAccountOf(userId))) await endSessions(userId)
}

/**
 * Restored people sign in again, once the address is confirmed. A person with an address and no account yet is invited
 * then.
 *
 * @throws organisation.email_taken
 */
export async function reopenAccount(employeeId: string, { email, ...person }: Returning): Promise<void> {
  const userId = await accountIdOf(employeeId)
  if (userId && (await reopenAccountOf(userId))) await sendInvitation(userId)
  else if (email) await openAccount(employeeId, { ...person, email })
}

/** Live connections of the person continue with their present rights. */
export async function refreshAccess(employeeId: string): Promise<void> {
  const userId = await accountIdOf(employeeId)
  if (userId) organisationContext.afterCommit(() => hubs.reconnectUser(userId))
}

/**
 * Ensures that another administrator remains. Locks it, so that two administrators cannot remove each other at once.
 *
 * @throws organisation.last_admin
 */
export async function requireAnotherAdmin(employeeId: string): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  await lockCompany()
  const own = database().selectFrom('employees').select('userId').where('id', '=', employeeId)
  const others = await countOf(
    database()
      .selectFrom('users as u')
      .where('u.organisationId', '=', organisationId)
      .where('u.role', '=', roles.organisationAdmin)
      .where('u.status', '=', 'active')
      .where('u.id', 'is distinct from', own)
  )
  if (others === 0) throw new DomainError('organisation.last_admin')
}
