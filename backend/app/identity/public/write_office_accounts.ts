import { rows } from '#app/core/organisation_context'
import type { LanguageId, Role } from '#contracts/enums'

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
  rows(
    `insert into users (id, email, role, language, status, name, surname, phone, region_id, address_confirmed)
     values (?, ?, ?, ?, 'invited', ?, ?, ?, ?, false)`,
    [id, ...valuesOf(person)]
  )

/** Writes an account of the provider's own; an address that has moved closes it until it is confirmed. */
export const changeOfficeAccount = (
  id: string,
  person: OfficePerson,
  { moved }: { moved: boolean }
): Promise<unknown> =>
  rows(
    `update users set email = ?, role = ?, language = ?, name = ?, surname = ?, phone = ?, region_id = ?,
       version = version + 1, updated_at = now(),
       status = case when ? and status = 'active' then 'invited' else status end,
       address_confirmed = address_confirmed and not ?
     where id = ?`,
    [...valuesOf(person), moved, moved, id]
  )

const valuesOf = ({ email, role, language, name, surname, phone, regionId }: OfficePerson) => [
  ...[email, role, language, name, surname, phone, regionId],
]

/** What the provider's people change of their own account. */
export const changeOwnOfficeAccount = (
  id: string,
  { name, surname, phone, language }: Pick<OfficePerson, 'name' | 'surname' | 'phone' | 'language'>
): Promise<unknown> =>
  rows(
    `update users set name = ?, surname = ?, phone = ?, language = ?, version = version + 1, updated_at = now()
     where id = ?`,
    [name, surname, phone, language, id]
  )

/** Closes an account of the provider's own, or lets it wait for a new password. */
export const setOfficeAccountStatus = (id: string, status: 'archived' | 'invited'): Promise<unknown> =>
  rows('update users set status = ?, version = version + 1, updated_at = now() where id = ?', [status, id])
