/** An instant as the wire carries it, of an SQL expression. */
export const instant = (expression: string): string =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
