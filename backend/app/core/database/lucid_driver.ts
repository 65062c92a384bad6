import { Exception } from '@adonisjs/core/exceptions'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type pg from 'pg'
import { CamelCase } from '#app/core/database/camel_case'

/** What this driver needs of knex, which lends the connections. */
type Lender = {
  client: {
    acquireConnection(): Promise<pg.ClientBase>
    releaseConnection(connection: pg.ClientBase): Promise<void>
  }
  isCompleted?(): boolean
}

const bug = (message: string) => new Exception(message, { code: 'E_DATABASE_DRIVER', status: 500 })

/**
 * Sends Kysely's queries over a connection that Lucid lends: in a transaction over that of the transaction, so that both
 * ways of asking see the same rows, and end together. Errors are those of `pg`, with the codes of PostgreSQL.
 */
export class LucidDriver implements Driver {
  readonly #lender: Lender
  constructor(client: QueryClientContract) {
    this.#lender = client.getWriteClient() as unknown as Lender
  }

  async acquireConnection(): Promise<LentConnection> {
    if (this.#lender.isCompleted?.()) throw bug('The unit of work of this query has ended.')
    return new LentConnection(await this.#lender.client.acquireConnection())
  }

  async releaseConnection({ client }: LentConnection): Promise<void> {
    await this.#lender.client.releaseConnection(client)
  }

  beginTransaction = refuse
  commitTransaction = refuse
  rollbackTransaction = refuse
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
}

async function refuse(): Promise<never> {
  throw bug('The unit of work is the transaction: use organisationContext.run.')
}

const names = new CamelCase()

class LentConnection implements DatabaseConnection {
  readonly client: pg.ClientBase
  constructor(client: pg.ClientBase) {
    this.client = client
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const query = { text: sql, values: [...parameters], rowMode: 'array' as const }
    const { command, rowCount, rows, fields } = await this.client.query<unknown[]>(query)
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
    const columns = fields.map(({ name }) => name)
    return {
      rows: names.rowsOf(columns, rows) as R[],
      ...(changes && { numAffectedRows: BigInt(rowCount ?? 0) }),
    }
  }

  streamQuery(): never {
    throw bug('Rows are not streamed over a lent connection.')
  }
}
