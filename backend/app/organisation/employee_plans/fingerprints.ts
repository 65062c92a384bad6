import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { linksTo, namedThrough } from '#app/organisation/directory/dependants'

const whole = (alias: 'e' | 'u' | 'k') => sql`(to_jsonb(${sql.ref(alias)}) - 'version' - 'updated_at')::text`
const all = (table: (typeof ownTables)[number], order: string) =>
  sql`(select string_agg(${whole('k')}, ',' order by ${sql.ref(order)}) from ${sql.table(table)} k
    where k.employee_id = e.id)`

/** One text for everything that is kept of a person, their account and terms included; equal texts: nothing changed. */
export async function fingerprintsOf(employeeIds: readonly string[]): Promise<Map<string, string>> {
  const { rows: found } = await sql<{ id: string; mark: string }>`
    select e.id, md5(concat_ws('|', ${whole('e')}, ${whole('u')}, ${all('employee_locations', 'location_id')},
      ${all('employee_positions', 'position_id')}, ${all('employee_tags', 'tag_id')},
      ${all('employee_contracts', 'k.id')}, ${all('employee_rates', 'k.id')})) as mark
    from employees e left join users u on u.id = e.user_id where e.id = any(${employeeIds}::uuid[])`.execute(
    database()
  )
  return new Map(found.map(({ id, mark }) => [id, mark]))
}

/** Tables that hold what belongs to a person alone. */
const ownTables = [
  'employee_locations',
  'employee_positions',
  'employee_tags',
  'employee_contracts',
  'employee_rates',
] as const

/** Those of the rows that something else refers to: shifts, requests, and whatever else the product keeps. */
export async function referredTo(
  table: 'employees' | 'positions' | 'tags',
  ids: readonly string[]
): Promise<Set<string>> {
  const links = await linksTo(table)
  const isOwn = (from: string) => table === 'employees' && ownTables.some((own) => own === from)
  return namedThrough(
    links.filter((link) => !isOwn(link.table)),
    ids
  )
}
