import pg from 'pg'

/** Three years of quarter hours. */
export const first = '2023-01-01'
export const last = '2026-01-01'
const quartersOfSeries = (Date.parse(last) - Date.parse(first)) / 900_000

export const seriesFor = (rows: number): number => Math.max(2, Math.ceil(rows / quartersOfSeries))

type Series = { organisationId: string; metricIds: string[]; locationIds: string[] }

/**
 * Fills the table with every quarter hour of each metric at each location, time by time as tills write them, so that rows
 * of one series are as far apart on the disk as they can be. Keys and links are taken off and made again: that is faster
 * by far. @returns how many rows there are
 */
export async function fillRecords({ organisationId, metricIds, locationIds }: Series): Promise<number> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const definitions = await definitionsOf(client)
    for (const { drop } of definitions) await client.query(drop)
    await client.query(
      `insert into demand_records (organisation_id, metric_id, location_id, at, value)
       select $1, m.id, l.id, t.at, (extract(epoch from t.at)::bigint / 900 * 7 + m.place * 13 + l.place * 5) % 90
       from generate_series($2::timestamp, $3::timestamp - interval '1 minute', interval '15 minutes') as t (at)
         cross join unnest($4::uuid[]) with ordinality as m (id, place)
         cross join unnest($5::uuid[]) with ordinality as l (id, place)`,
      [organisationId, first, last, metricIds, locationIds]
    )
    for (const { make } of definitions.toReversed()) await client.query(make)
    await client.query('vacuum analyze demand_records')
    const { rows } = await client.query('select count(*)::int as count from demand_records')
    return rows[0].count as number
  } finally {
    await client.end()
  }
}

/** The keys, links and indexes of the table as the migrations left them; those that links need come last. */
async function definitionsOf(client: pg.Client): Promise<{ drop: string; make: string }[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(`
    select format('alter table demand_records drop constraint %I', conname) as drop,
      format('alter table demand_records add constraint %I %s', conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where conrelid = 'demand_records'::regclass and contype in ('f', 'p')
    union all
    select format('drop index %I', c.relname), pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'demand_records'::regclass
      and not exists (select from pg_constraint where conindid = i.indexrelid and contype = 'p')`)
  return rows
}
