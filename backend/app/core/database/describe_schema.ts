import db from '@adonisjs/lucid/services/db'
import { Cli } from 'kysely-codegen'
import { databaseAddresses } from '#config/database'
import { columnTypes, typeSources } from '#database/column_types'

type Column = {
  /** As `table.column`. */
  name: string
  type: string
  nullable: boolean
  /** The database fills it in where it is left out. */
  filled: boolean
  /** Of a text column that a check limits to a list. */
  values: string[] | null
}

/**
 * The types of all tables, as TypeScript, read from the migrated database.
 *
 * @throws E_COLUMN_TYPES when column_types.ts names a column that the database does not have
 */
export async function describeSchema(): Promise<string> {
  const columns = await columnsOfDatabase()
  const known = new Set(columns.map(({ name }) => name))
  const gone = Object.keys(columnTypes).filter((name) => !known.has(name))
  if (gone.length > 0)
    throw new Error(`The database has no ${gone.join(', ')}: remove it from database/column_types.ts.`)
  return new Cli().generate({
    ...{ outFile: null, url: databaseAddresses.owner, dialect: 'postgres', logLevel: 'silent' },
    ...{ camelCase: true, includePattern: 'public.*', excludePattern: 'public.adonis_schema*' },
    // As the parsers of config/database.ts return them.
    ...{ dateParser: 'string', typeMapping: { date: 'Day', int8: 'number' } },
    overrides: {
      columns: Object.fromEntries(columns.map(overrideOf).filter((override) => override !== null)),
    },
    customImports: {
      JsonColumn: '#database/json_column',
      ...Object.fromEntries(
        Object.entries(typeSources).flatMap(([source, names]) => names.map((name) => [name, source]))
      ),
    },
  })
}

function overrideOf({ name, type, nullable, filled, values }: Column): [string, string] | null {
  const meaning = columnTypes[name] ?? values?.map((value) => `'${value}'`).join(' | ')
  const isJson = type === 'jsonb'
  if (!meaning && !isJson) return null
  const plain = isJson ? `JsonColumn<${meaning ?? 'unknown'}>` : meaning!
  const read = nullable ? `${plain} | null` : plain
  return [name, filled ? `Generated<${read}>` : read]
}

async function columnsOfDatabase(): Promise<Column[]> {
  const { rows } = (await db.connection('owner').rawQuery(
    `select c.relname || '.' || a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
       a.atthasdef or a.attidentity <> '' as filled,
       (select array_agg(v.found[1] order by v.place) from pg_constraint k,
          regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') with ordinality as v (found, place)
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~
            ('^CHECK \\(\\(' || a.attname || ' = (ANY \\(ARRAY\\[[^]]*\\]\\)|''[^'']*''::text)\\)\\)$')) as values
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace and a.attnum > 0
       and not a.attisdropped
     order by c.relname, a.attnum`
  )) as { rows: Column[] }
  return rows
}
