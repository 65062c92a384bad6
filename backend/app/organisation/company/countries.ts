import { sql } from 'kysely'
import { database } from '#app/core/database/database'

/** The country whose law each person works under, by id: of their main location, or of the organisation without one. */
export async function countriesOf(employeeIds: readonly string[]): Promise<Map<string, string>> {
  const { rows: found } = await sql<{ id: string; country: string }>`
    select e.id, coalesce(l.country, o.country) as country
    from employees e cross join organisations o left join locations l on l.id = e.main_location_id
    where e.id = any(${employeeIds}::uuid[])`.execute(database())
  return new Map(found.map(({ id, country }) => [id, country]))
}

export type CountryOfCompany = { country: string; locations: string[] }

/**
 * Countries of the organisation and of its locations that are in use, in order of their codes.
 *
 * @param namedIds locations that are named; null names all of them, and the countries of the others count as well
 */
export async function countriesOfCompany(
  namedIds: readonly string[] | null = null
): Promise<CountryOfCompany[]> {
  const { rows: found } = await sql<CountryOfCompany>`
    select p.country, coalesce(array_agg(p.name order by p.name) filter (where p.name is not null), '{}') as locations
    from (select country, null as name from organisations
          union all select country, case when ${namedIds}::uuid[] is null or id = any(${namedIds}::uuid[]) then name end
          from locations where archived_at is null) p
    group by p.country order by p.country`.execute(database())
  return found
}
