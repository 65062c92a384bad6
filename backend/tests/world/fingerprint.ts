import db from '@adonisjs/lucid/services/db'
import { globalTables } from '#modules'

/** The tables whose rows belong to organisations. */
async function tablesOfOrganisations(): Promise<string[]> {
  const owner = db.connection('owner')
  const tables = (await owner.rawQuery(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`
  )) as { rows: { name: string }[] }
  return tables.rows.map(({ name }) => name)
}

/** One figure for everything an organisation owns. */
export async function fingerprint(organisationId: string): Promise<string> {
  const sums = (await tablesOfOrganisations())
    .filter((name) => !globalTables.includes(name))
    .map(
      (name) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${name} t where organisation_id = :id`
    )
  const answer = (await db
    .connection('owner')
    .rawQuery(sums.join(' union all '), { id: organisationId })) as { rows: { name: string; sum: string }[] }
  return answer.rows.map(({ name, sum }) => `${name}=${sum}`).join(' ')
}

/** Where an organisation keeps a text, in whatever column: the names of those tables. */
export async function tablesWith(organisationId: string, text: string): Promise<string[]> {
  const looks = (await tablesOfOrganisations()).map(
    (name) =>
      `select '${name}' as name where exists (select from ${name} t where organisation_id = :id and position(:wanted in t::text) > 0)`
  )
  const answer = (await db
    .connection('owner')
    .rawQuery(looks.join(' union all '), { id: organisationId, wanted: text })) as {
    rows: { name: string }[]
  }
  return answer.rows.map(({ name }) => name)
}
