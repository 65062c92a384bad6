import { hubs } from '#app/core/hubs/hubs'
import { endSessions } from '#app/identity/public/end_sessions'
import { forgetIdentities } from '#app/identity/public/forget_identities'
import { sendInvitation } from '#app/identity/public/send_invitation'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { refuseDuplicates } from '#app/organisation/actions/refuse_duplicates'
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
export async function inviteAccount(person: Person): Promise<string> {
  const made = await rows<{ id: string }>(
    `insert into users (id, organisation_id, email, role, language, status, name, surname, address_confirmed)
     values (?, ?, ?, ?, ?, 'invited', ?, ?, false) on conflict (lower(email)) do nothing returning id`,
    [
      newId(),
      organisationContext.current().id,
      person.email,
      person.role,
      person.language,
      person.name,
      person.surname,
    ]
  )
  if (!made[0]) throw emailTaken(person.email)
  await sendInvitation(made[0].id)
  return made[0].id
}

type AccountChange = Person & { emailBefore: string | null; archived: boolean }

/**
 * Keeps the account of an employee in step. A new address has to be confirmed, so it closes the account until then and
 * ends its sessions. Whoever is archived gets no mail and no account: both come with their return.
 *
 * @throws organisation.email_taken
 */
export async function changeAccount(
  employeeId: string,
  { emailBefore, archived, ...person }: AccountChange
): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const moved = emailBefore?.toLowerCase() !== person.email.toLowerCase()
  const changed = await refuseDuplicates(
    { users_email: { code: 'organisation.email_taken', details: { field: 'email', email: person.email } } },
    () =>
      rows<{ id: string }>(
        `update users set name = ?, surname = ?, email = ?, role = ?, language = ?, updated_at = now(),
           status = case when ? and status = 'active' then 'invited' else status end,
           address_confirmed = address_confirmed and not ?
         where organisation_id = ? and id = (select user_id from employees where id = ?) returning id`,
        [
          person.name,
          person.surname,
          person.email,
          person.role,
          person.language,
          moved,
          moved,
          organisationId,
          employeeId,
        ]
      )
  )
  if (changed[0]) {
    if (!moved) return
    await endSessions(changed[0].id)
    await forgetIdentities(changed[0].id)
    await sendInvitation(changed[0].id)
    return
  }
  if (!archived) await openAccount(employeeId, person)
}

/** Invites somebody who has no account. Sample people get one with an address of their own only. */
async function openAccount(employeeId: string, person: Person): Promise<void> {
  if (isSampleAddress(person.email)) return
  await trx()
    .from('employees')
    .where('id', employeeId)
    .update({ user_id: await inviteAccount(person) })
}

type Returning = Omit<Person, 'email'> & { email: string | null }

/**
 * Archived people cannot sign in; whoever comes back signs in anew, once the address is confirmed. Who has an address
 * and no account yet is invited then.
 *
 * @throws organisation.email_taken
 */
export async function closeOrReopenAccount(
  employeeId: string,
  archived: boolean,
  { email, ...person }: Returning
): Promise<void> {
  const [user] = await rows<{ id: string }>(
    `update users set updated_at = now(), status = case
       when ? then 'archived' when password_hash is null or not address_confirmed then 'invited' else 'active' end
     where organisation_id = ? and id = (select user_id from employees where id = ?) returning id`,
    [archived, organisationContext.current().id, employeeId]
  )
  if (user) await (archived ? endSessions(user.id) : sendInvitation(user.id))
  else if (!archived && email) await openAccount(employeeId, { ...person, email })
}

/** Whoever looks at schedules in real time goes on with the rights they have now. */
export async function refreshAccess(employeeId: string): Promise<void> {
  const [employee] = await rows<{ userId: string | null }>(
    'select user_id as "userId" from employees where id = ?',
    [employeeId]
  )
  const userId = employee?.userId
  if (userId) organisationContext.afterCommit(() => hubs.reconnectUser(userId))
}

/**
 * Somebody else can still run the organisation. Locks it, so that two administrators cannot remove each other at once.
 *
 * @throws organisation.last_admin
 */
export async function requireAnotherAdmin(employeeId: string): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  await rows('select id from organisations for no key update')
  const [others] = await rows<{ count: number }>(
    `select count(*)::int as count from users u where u.organisation_id = ? and u.role = ? and u.status = 'active'
       and u.id is distinct from (select user_id from employees where id = ?)`,
    [organisationId, roles.organisationAdmin, employeeId]
  )
  if (others!.count === 0) throw new DomainError('organisation.last_admin')
}
