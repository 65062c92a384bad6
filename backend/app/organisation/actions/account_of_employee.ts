import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { refuseDuplicates } from '#app/organisation/actions/refuse_duplicates'
import { roles, type LanguageId, type Role } from '#contracts/enums'

type Person = { name: string; surname: string; email: string; role: Role; language: LanguageId }

const taken = (email: string) => new DomainError('organisation.email_taken', { field: 'email', email })

/**
 * An account that waits for its owner to set a password.
 *
 * @throws organisation.email_taken by any account of the product
 */
export async function inviteAccount(person: Person): Promise<string> {
  const made = await rows<{ id: string }>(
    `insert into users (id, organisation_id, email, role, language, status, name, surname)
     values (?, ?, ?, ?, ?, 'invited', ?, ?) on conflict (lower(email)) do nothing returning id`,
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
  if (!made[0]) throw taken(person.email)
  return made[0].id
}

type AccountChange = Person & { emailBefore: string | null }

/**
 * Keeps the account of an employee in step. A new address has to be confirmed, so it closes the account until then.
 *
 * @throws organisation.email_taken
 */
export async function changeAccount(
  employeeId: string,
  { emailBefore, ...person }: AccountChange
): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const moved = emailBefore?.toLowerCase() !== person.email.toLowerCase()
  const changed = await refuseDuplicates(
    { users_email: { code: 'organisation.email_taken', details: { field: 'email', email: person.email } } },
    () =>
      rows(
        `update users set name = ?, surname = ?, email = ?, role = ?, language = ?, updated_at = now(),
           status = case when ? and status = 'active' then 'invited' else status end
         where organisation_id = ? and id = (select user_id from employees where id = ?) returning id`,
        [
          person.name,
          person.surname,
          person.email,
          person.role,
          person.language,
          moved,
          organisationId,
          employeeId,
        ]
      )
  )
  if (changed.length > 0) return
  await trx()
    .from('employees')
    .where('id', employeeId)
    .update({ user_id: await inviteAccount(person) })
}

/** Archived people cannot sign in; whoever comes back signs in as before, or is still invited. */
export async function closeOrReopenAccount(employeeId: string, archived: boolean): Promise<void> {
  await rows(
    `update users set updated_at = now(), status = case
       when ? then 'archived' when password_hash is null then 'invited' else 'active' end
     where organisation_id = ? and id = (select user_id from employees where id = ?)`,
    [archived, organisationContext.current().id, employeeId]
  )
}

/**
 * Somebody else can still run the organisation. Locks it, so that two administrators cannot remove each other at once.
 *
 * @throws organisation.last_admin
 */
export async function requireAnotherAdmin(employeeId: string): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  await rows('select id from organisations for update')
  const [others] = await rows<{ count: number }>(
    `select count(*)::int as count from users u where u.organisation_id = ? and u.role = ? and u.status = 'active'
       and u.id is distinct from (select user_id from employees where id = ?)`,
    [organisationId, roles.organisationAdmin, employeeId]
  )
  if (others!.count === 0) throw new DomainError('organisation.last_admin')
}
