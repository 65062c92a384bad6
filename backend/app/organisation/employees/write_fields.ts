import { organisationContext, rows } from '#app/core/organisation_context'
import { alignAccounts } from '#app/identity/public/change_accounts'
import type { PlannedField, PlannedFields } from '#app/organisation/employees/employee_plan'

/** `email` is `null` if there was none. */
export type WrittenFields = Omit<PlannedFields, 'email'> & { email: string | null }
type Writing = { id: string; values: WrittenFields; fields: readonly PlannedField[] }

/** Writes people as they shall be, each a version on; their accounts follow, apart from addresses. */
export async function writeFields(writings: readonly Writing[]): Promise<void> {
  if (writings.length === 0) return
  const json = JSON.stringify(writings.map(({ id, values }) => ({ id, ...values })))
  const written = await rows<{ id: string; userId: string | null }>(
    `update employees e set name = r.name, surname = r.surname, email = r.email, phone = r.phone, role = r.role,
       language = r.language, main_location_id = r."mainLocationId", integration_id = r."integrationId",
       employment_type = r."employmentType", version = e.version + 1, updated_at = now()
     from jsonb_to_recordset(?::jsonb) as r (id uuid, name text, surname text, email text, phone text, role smallint,
       language smallint, "mainLocationId" uuid, "integrationId" text, "employmentType" text)
     where e.id = r.id returning e.id, e.user_id as "userId"`,
    [json]
  )
  const accounts = new Map(written.map(({ id, userId }) => [id, userId]))
  await alignAccounts(
    writings.flatMap(({ id, values: { name, surname, role, language } }) => {
      const userId = accounts.get(id)
      return userId ? [{ userId, name, surname, role, language }] : []
    })
  )
  for (const field of Object.keys(linkTables) as LinkField[]) {
    const linked = writings.filter(({ fields }) => fields.includes(field))
    await replaceAll(
      field,
      linked.map(({ id, values }) => ({ id, others: values[field] }))
    )
  }
}

const linkTables = {
  locationIds: ['employee_locations', 'location_id'],
  positionIds: ['employee_positions', 'position_id'],
  tagIds: ['employee_tags', 'tag_id'],
} as const
export type LinkField = keyof typeof linkTables
export const linkFields = Object.keys(linkTables) as LinkField[]

async function replaceAll(field: LinkField, links: { id: string; others: string[] }[]): Promise<void> {
  if (links.length === 0) return
  const [table] = linkTables[field]
  await rows(`delete from ${table} where employee_id = any(?::uuid[])`, [links.map(({ id }) => id)])
  await addLinks(field, links)
}

export async function addLinks(field: LinkField, links: { id: string; others: string[] }[]): Promise<void> {
  const [table, column] = linkTables[field]
  const pairs = links.flatMap(({ id, others }) => others.map((other) => ({ id, other })))
  if (pairs.length === 0) return
  await rows(
    `insert into ${table} (organisation_id, employee_id, ${column})
     select ?, r.id, r.other from jsonb_to_recordset(?::jsonb) as r (id uuid, other uuid) on conflict do nothing`,
    [organisationContext.current().id, JSON.stringify(pairs)]
  )
}
