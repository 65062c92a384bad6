import { sql, type Expression } from 'kysely'

/** An instant as the wire carries it. */
export const instant = <At extends Date | null>(at: Expression<At>) =>
  sql<At extends Date ? string : null>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
