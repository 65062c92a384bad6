import { rows } from '#app/core/organisation_context'

const whole = (alias: string) => `(to_jsonb(${alias}) - 'version' - 'updated_at')::text`
const all = (table: string, order: string) =>
  `(select string_agg(${whole('k')}, ',' order by ${order}) from ${table} k where k.employee_id = e.id)`

/** One text for everything that is kept of a person, their account and terms included; equal texts: nothing changed. */
export async function fingerprintsOf(employeeIds: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ id: string; mark: string }>(
    `select e.id, md5(concat_ws('|', ${whole('e')}, ${whole('u')}, ${all('employee_locations', 'location_id')},
       ${all('employee_positions', 'position_id')}, ${all('employee_tags', 'tag_id')},
       ${all('employee_contracts', 'k.id')}, ${all('employee_rates', 'k.id')})) as mark
     from employees e left join users u on u.id = e.user_id where e.id = any(?::uuid[])`,
    [employeeIds]
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
]

/** Those of the rows that something else refers to: shifts, requests, and whatever else the product keeps. */
export async function referredTo(
  table: 'employees' | 'positions' | 'tags',
  ids: readonly string[]
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const links = await rows<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
       join pg_attribute i on i.attrelid = c.confrelid and i.attname = 'id'
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, i.attnum)]
     where c.contype = 'f' and c.confrelid = ?::regclass`,
    [table]
  )
  const foreign = links.filter((link) => table !== 'employees' || !ownTables.includes(link.table))
  if (foreign.length === 0) return new Set()
  const found = await rows<{ id: string }>(
    foreign
      .map((link) => `select ${link.column} as id from ${link.table} where ${link.column} = any(?::uuid[])`)
      .join(' union '),
    foreign.map(() => ids)
  )
  return new Set(found.map(({ id }) => id))
}
