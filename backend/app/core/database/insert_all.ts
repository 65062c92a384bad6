import { sql, type Insertable } from 'kysely'
import { database } from '#app/core/database/database'
import type { StoredJson } from '#database/json_column'
import type { DB } from '#database/schema'

type Plain<Value> =
  Value extends StoredJson<infer Json> ? Json : Value extends (infer Item)[] ? readonly Item[] : Value
/** A row to insert, with the values of its JSON columns as they are. */
export type NewRow<Table extends keyof DB> = {
  [Column in keyof Insertable<DB[Table]>]: Plain<Insertable<DB[Table]>[Column]>
}

/**
 * Inserts rows in one statement that binds all their values as one JSON, however many rows there are: it is faster than
 * many bindings, of which a statement has 65,535 at most. A column that only some rows name is null in the others.
 */
export async function insertAll<Table extends keyof DB>(
  table: Table,
  rows: readonly NewRow<Table>[]
): Promise<void> {
  if (rows.length === 0) return
  const columns = new Map<string, string>()
  const stored = rows.map((row) => {
    const own: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(row)) {
      if (!columns.has(name)) columns.set(name, snakeCase(name))
      own[columns.get(name)!] = value
    }
    return own
  })
  const names = [...columns.keys()] as (keyof DB[Table] & string)[]
  const given = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(stored)}::jsonb)`
  await database()
    .insertInto(table)
    .columns(names)
    .expression((eb) => eb.selectFrom(given.as('given')).select(names.map((name) => sql.ref(name).as(name))))
    .execute()
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
