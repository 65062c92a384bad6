import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { DB } from '#database/schema'

/** Columns of a new record, and what PostgreSQL reads their values as. Lists in lists have no such type: they travel as text. */
const columns = [
  ['id', 'uuid'],
  ['employeeId', 'uuid'],
  ['locationId', 'uuid'],
  ['positionId', 'uuid'],
  ['key', 'text'],
  ['day', 'date'],
  ['zone', 'text'],
  ['entryId', 'uuid'],
  ['plannedMinutes', 'int'],
  ['plannedStartsAt', 'timestamptz'],
  ['plannedEndsAt', 'timestamptz'],
  ['realStartsAt', 'timestamptz'],
  ['realEndsAt', 'timestamptz'],
  ['countedStartsAt', 'timestamptz'],
  ['countedEndsAt', 'timestamptz'],
  ['unpaidBreakMinutes', 'int'],
  ['workMinutes', 'int'],
  ['isOpen', 'boolean'],
  ['flags', 'text', 'jsonb'],
  ['punchIds', 'text', 'uuid[]'],
  ['withinTolerance', 'boolean'],
  ['fingerprint', 'text'],
  ['status', 'smallint'],
  ['autoApproved', 'boolean'],
  ['decidedAt', 'timestamptz'],
] as const satisfies readonly (readonly [keyof DB['timeRecords'], string, string?])[]
type Column = (typeof columns)[number][0]
export type NewRecord = Record<Exclude<Column, 'flags' | 'punchIds'>, string | number | boolean | null> & {
  flags: readonly object[]
  punchIds: readonly string[]
}

const names = sql.join(columns.map(([name]) => sql.ref(name)))
const values = sql.join(
  columns.map(([name, , becomes]) =>
    becomes ? sql`${sql.ref(`n.${name}`)}::${sql.raw(becomes)}` : sql.ref(`n.${name}`)
  )
)

/**
 * Thousands of rows in one statement, a list of each column: PostgreSQL reads it in half of the time it needs for objects of
 * JSON, and most of a month of records is spent here.
 */
export async function insertRecords(rows: readonly NewRecord[]): Promise<void> {
  if (rows.length === 0) return
  const { id: organisationId } = organisationContext.current()
  const lists = sql.join(columns.map(([name, type]) => sql`${listOf(rows, name, type)}::${sql.raw(type)}[]`))
  await sql`insert into time_records (organisation_id, ${names})
    select ${organisationId}::uuid, ${values} from unnest(${lists}) as n (${names})`.execute(database())
}

/** As PostgreSQL writes arrays. The client would look at each value for what has to be escaped, which only texts may need. */
function listOf(rows: readonly NewRecord[], name: Column, type: string): string {
  const written = rows.map((row) => {
    const value = valueOf(row, name)
    if (value === null) return 'NULL'
    return type === 'text' ? `"${String(value).replaceAll(/["\\]/g, '\\$&')}"` : String(value)
  })
  return `{${written.join(',')}}`
}

function valueOf(row: NewRecord, name: Column) {
  if (name === 'flags') return JSON.stringify(row.flags)
  if (name === 'punchIds') return `{${row.punchIds.join(',')}}`
  return row[name]
}
