import type pg from 'pg'
import type { Statement } from './statements.js'

export type Description = { columns: string[] | null; error: string | null }

type Connection = {
  parse(query: { text: string; name: string; types: number[] }): void
  describe(of: { type: 'S'; name: string }): void
  sync(): void
}

/**
 * What PostgreSQL says of a statement that it parses and does not run: the columns of its rows, null if it returns none,
 * or the sentence with which it refuses.
 */
export function described(client: pg.ClientBase, text: string): Promise<Description> {
  return new Promise((resolve) => {
    const found: Description = { columns: null, error: null }
    const query = {
      submit(connection: Connection) {
        connection.parse({ text, name: '', types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription({ fields }: { fields: { name: string }[] }) {
        found.columns = fields.map(({ name }) => name)
      },
      handleError(error: Error) {
        // The client takes the next query at once, without asking this one again.
        resolve({ columns: null, error: error.message })
      },
      handleReadyForQuery: () => resolve(found),
    }
    client.query(query as unknown as pg.Submittable)
  })
}

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** One sentence per column that the code expects and a row lacks, and per column that a row has and the code does not know. */
export function columnFaults(
  { columns, camelCase: renamed }: Pick<Statement, 'columns' | 'camelCase'>,
  found: readonly string[]
): string[] {
  if (!columns) return []
  const names = renamed ? found.map(camelCase) : found
  return [
    ...columns.needed.filter((name) => !names.includes(name)).map((name) => `no column ${name}`),
    ...names
      .filter((name) => !columns.known.includes(name))
      .map((name) => `the column ${name} is read by no one`),
  ]
}
