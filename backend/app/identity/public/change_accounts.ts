import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { LanguageId, Role } from '#contracts/enums'

/** What an account repeats of the person it belongs to. */
export type AccountPerson = { name: string; surname: string; role: Role; language: LanguageId }

/**
 * Keeps one account of the organisation in step with its person. An address that has moved has to be confirmed again, so
 * the account is closed until then.
 *
 * @param userId null where the person has no account
 * @returns whether there is such an account
 */
export async function changeAccountOf(
  userId: string | null,
  { name, surname, email, role, language }: AccountPerson & { email: string },
  { moved }: { moved: boolean }
): Promise<boolean> {
  const changed = await rows(
    `update users set name = ?, surname = ?, email = ?, role = ?, language = ?, updated_at = now(),
       status = case when ? and status = 'active' then 'invited' else status end,
       address_confirmed = address_confirmed and not ?
     where organisation_id = ? and id = ? returning id`,
    [name, surname, email, role, language, moved, moved, organisationContext.current().id, userId]
  )
  return changed.length > 0
}

/** Keeps accounts of the organisation in step with their people, apart from addresses, in one statement. */
export const alignAccounts = (people: readonly ({ userId: string } & AccountPerson)[]): Promise<unknown> =>
  rows(
    `update users u set name = r.name, surname = r.surname, role = r.role, language = r.language, updated_at = now()
     from jsonb_to_recordset(?::jsonb) as r ("userId" uuid, name text, surname text, role smallint, language smallint)
     where u.id = r."userId" and u.organisation_id = ?
       and (u.name, u.surname, u.role, u.language) is distinct from (r.name, r.surname, r.role, r.language)`,
    [JSON.stringify(people), organisationContext.current().id]
  )

/**
 * Closes an account of the organisation to its owner, or opens it again as far as its address is confirmed.
 *
 * @param userId null where the person has no account
 * @returns whether there is such an account
 */
export async function closeOrReopen(
  userId: string | null,
  { closed }: { closed: boolean }
): Promise<boolean> {
  const changed = await rows(
    `update users set updated_at = now(), status = case
       when ? then 'archived' when password_hash is null or not address_confirmed then 'invited' else 'active' end
     where organisation_id = ? and id = ? returning id`,
    [closed, organisationContext.current().id, userId]
  )
  return changed.length > 0
}

/** Gives a closed account of the organisation the status it had before; one that is open keeps its own. */
export const returnToStatus = (userId: string | null, status: string): Promise<unknown> =>
  rows(
    `update users set status = ?, updated_at = now() where organisation_id = ? and status = 'archived' and id = ?`,
    [status, organisationContext.current().id, userId]
  )

/** Gives an account of the organisation its earlier address back, as confirmed as that was. */
export const returnToAddress = (
  userId: string,
  { email, status, confirmed }: { email: string; status: string; confirmed: boolean }
): Promise<unknown> =>
  rows(
    `update users set email = ?, status = ?, address_confirmed = ?, updated_at = now()
     where id = ? and organisation_id = ?`,
    [email, status, confirmed, userId, organisationContext.current().id]
  )

/** Deletes accounts of the organisation for good. */
export const deleteAccounts = (userIds: readonly string[]): Promise<unknown> =>
  rows('delete from users where id = any(?::uuid[]) and organisation_id = ?', [
    userIds,
    organisationContext.current().id,
  ])

type Client = { from: (table: string) => DatabaseQueryBuilderContract }

/** Writes the language of an account, in the unit of work that the client belongs to. */
export const setLanguage = (client: Client, userId: string, language: LanguageId): Promise<unknown> =>
  client.from('users').where('id', userId).update({ language, updated_at: new Date() }).exec()
