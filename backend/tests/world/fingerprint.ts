import db from '@adonisjs/lucid/services/db'
import { globalTables } from '#modules'

/** One figure for everything an organisation owns. */
export async function fingerprint(organisationId: string): Promise<string> {
  const owner = db.connection('owner')
  const tables = (await owner.rawQuery(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`
  )) as { rows: { name: string }[] }
  const sums = tables.rows
    .filter((table) => !globalTables.includes(table.name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t where organisation_id = :id`
    )
  const answer = (await owner.rawQuery(sums.join(' union all '), { id: organisationId })) as {
    rows: { name: string; sum: string }[]
  }
  return answer.rows.map(({ name, sum }) => `${name}=${sum}`).join(' ')
}
