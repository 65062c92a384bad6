import { sql, type Selectable } from 'kysely'
import { database, nextVersion } from '#app/core/database/database'
import type { LanguageId, Role } from '#contracts/enums'
import type { DB } from '#database/schema'

type OfficePerson = {
  email: string
  role: Role
  language: LanguageId
  name: string
  surname: string
  phone: string | null
  /** A region that exists; null where the person works for none. */
  regionId: string | null
}

/** Adds an account of the provider's own, which waits for its owner to set a password. */
export const addOfficeAccount = (id: string, person: OfficePerson): Promise<unknown> =>
  database()
    .insertInto('users')
    .values({ id, ...columnsOf(person), status: 'invited', addressConfirmed: false })
    .execute()

const change = (id: string) =>
  database().updateTable('users').set({ version: nextVersion }).where('id', '=', id)

/** Writes an account of the provider's own; an address that has moved closes it until it is confirmed. */
export const changeOfficeAccount = (
  id: string,
  person: OfficePerson,
  { moved }: { moved: boolean }
): Promise<unknown> =>
  change(id)
    .set(columnsOf(person))
    .$if(moved, (query) =>
      query.set({
        status: sql<
          Selectable<DB['users']>['status']
        >`case when status = 'active' then 'invited' else status end`,
        addressConfirmed: false,
      })
    )
    .execute()

const columnsOf = ({
  email,
  role,
  language,
  name,
  surname,
  phone,
  regionId,
}: OfficePerson): OfficePerson => ({
  ...{ email, role, language, name, surname, phone, regionId },
})

/** What the provider's people change of their own account. */
export const changeOwnOfficeAccount = (
  id: string,
  { name, surname, phone, language }: Pick<OfficePerson, 'name' | 'surname' | 'phone' | 'language'>
): Promise<unknown> => change(id).set({ name, surname, phone, language }).execute()

/** Closes an account of the provider's own, or lets it wait for a new password. */
export const setOfficeAccountStatus = (id: string, status: 'archived' | 'invited'): Promise<unknown> =>
  change(id).set({ status }).execute()
