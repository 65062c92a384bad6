import { sql, type Selectable } from 'kysely'
import { database, nextVersion } from '#app/core/database/database'
import { alignAccounts } from '#app/identity/public/change_accounts'
import { addLinks } from '#app/organisation/directory/links'
import type { DB } from '#database/schema'
import type { PlannedField, PlannedFields } from '#app/organisation/employees/employee_plan'

/** `email` is `null` if there was none. */
export type WrittenFields = Omit<PlannedFields, 'email'> & { email: string | null }
type Writing = { id: string; values: WrittenFields; fields: readonly PlannedField[] }

/** Writes people as they shall be, each a version on; their accounts follow, apart from addresses. */
export async function writeFields(writings: readonly Writing[]): Promise<void> {
  if (writings.length === 0) return
  const given = JSON.stringify(writings.map(({ id, values }) => ({ id, ...values })))
  const { rows: written } = await sql<Pick<Selectable<DB['employees']>, 'id' | 'userId'>>`
    update employees e set name = r.name, surname = r.surname, email = r.email, phone = r.phone, role = r.role,
      language = r.language, main_location_id = r."mainLocationId", integration_id = r."integrationId",
      employment_type = r."employmentType", version = ${nextVersion}
    from jsonb_to_recordset(${given}::jsonb) as r (id uuid, name text, surname text, email text, phone text, role smallint,
      language smallint, "mainLocationId" uuid, "integrationId" text, "employmentType" text)
    where e.id = r.id returning e.id, e.user_id as "userId"`.execute(database())
  const accounts = new Map(written.map(({ id, userId }) => [id, userId]))
  await alignAccounts(
    writings.flatMap(({ id, values: { name, surname, role, language } }) => {
      const userId = accounts.get(id)
      return userId ? [{ userId, name, surname, role, language }] : []
    })
  )
  for (const field of linkFields) {
    const linked = writings.filter(({ fields }) => fields.includes(field))
    await replaceAll(
      field,
      linked.map(({ id, values }) => ({ id, others: values[field] }))
    )
  }
}

const linkTables = {
  locationIds: 'employee_locations',
  positionIds: 'employee_positions',
  tagIds: 'employee_tags',
} as const
export type LinkField = keyof typeof linkTables
export const linkFields = Object.keys(linkTables) as LinkField[]

type Links = readonly { id: string; others: string[] }[]

async function replaceAll(field: LinkField, links: Links): Promise<void> {
  if (links.length === 0) return
  const people = links.map(({ id }) => id)
  await sql`delete from ${sql.table(linkTables[field])} where employee_id = any(${people}::uuid[])`.execute(
    database()
  )
  await linkPeople(field, links)
}

export const linkPeople = (field: LinkField, links: Links): Promise<void> =>
  addLinks(
    linkTables[field],
    links.flatMap(({ id, others }) => others.map((other) => ({ id, other })))
  )
