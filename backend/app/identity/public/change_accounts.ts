import { sql, type Selectable } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database, type Database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { LanguageId, Role } from '#contracts/enums'
import type { DB } from '#database/schema'

type Status = Selectable<DB['users']>['status']

/** What an account repeats of the person it belongs to. */
export type AccountPerson = { name: string; surname: string; role: Role; language: LanguageId }

/** Accounts of the organisation of the unit of work. */
const change = () =>
  database().updateTable('users').where('organisationId', '=', organisationContext.current().id)

const some = async (query: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }): Promise<boolean> =>
  (await query.executeTakeFirst()).numUpdatedRows > 0n

/**
 * Keeps one account of the organisation in step with its person. An address that has moved has to be confirmed again, so
 * the account is closed until then.
 *
 * @param userId null where the person has no account
 * @returns whether there is such an account
 */
export const changeAccountOf = (
  userId: string | null,
  { name, surname, email, role, language }: AccountPerson & { email: string },
  { moved }: { moved: boolean }
): Promise<boolean> =>
  some(
    change()
      .set({ name, surname, email, role, language })
      .$if(moved, (query) =>
        query.set({
          status: sql<Status>`case when status = 'active' then 'invited' else status end`,
          addressConfirmed: false,
        })
      )
      .where('id', '=', userId)
  )

/** Keeps accounts of the organisation in step with their people, apart from addresses, in one statement. */
export const alignAccounts = (people: readonly ({ userId: string } & AccountPerson)[]): Promise<unknown> =>
  sql`
    update users u set name = r.name, surname = r.surname, role = r.role, language = r.language
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r ("userId" uuid, name text, surname text,
      role smallint, language smallint)
    where u.id = r."userId" and u.organisation_id = ${organisationContext.current().id}
      and (u.name, u.surname, u.role, u.language) is distinct from (r.name, r.surname, r.role, r.language)`.execute(
    database()
  )

/** Closes an account of the organisation to its owner. @returns whether there is such an account */
export const closeAccountOf = (userId: string): Promise<boolean> =>
  some(change().set({ status: 'archived' }).where('id', '=', userId))

/** Opens a closed account again, as far as its address is confirmed. @returns whether there is such an account */
export const reopenAccountOf = (userId: string): Promise<boolean> =>
  some(
    change()
      .set({
        status: sql<Status>`case when password_hash is null or not address_confirmed then 'invited' else 'active' end`,
      })
      .where('id', '=', userId)
  )

/** Gives a closed account of the organisation the status it had before; one that is open keeps its own. */
export const returnToStatus = (userId: string | null, status: Status): Promise<unknown> =>
  change().set({ status }).where('status', '=', 'archived').where('id', '=', userId).execute()

/** Gives an account of the organisation its earlier address back, as confirmed as that was. */
export const returnToAddress = (
  userId: string,
  { email, status, confirmed }: { email: string; status: Status; confirmed: boolean }
): Promise<unknown> =>
  change().set({ email, status, addressConfirmed: confirmed }).where('id', '=', userId).execute()

/** Deletes accounts of the organisation for good. */
export const deleteAccounts = (userIds: readonly string[]): Promise<unknown> =>
  database()
    .deleteFrom('users')
    .where('id', '=', anyOf(userIds))
    .where('organisationId', '=', organisationContext.current().id)
    .execute()

/** Writes the language of an account, in the unit of work that the database belongs to. */
export const setLanguage = (within: Database, userId: string, language: LanguageId): Promise<unknown> =>
  within.updateTable('users').set({ language }).where('id', '=', userId).execute()
