import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely'
import { CamelCase } from '#app/core/database/camel_case'
import { LucidDriver } from '#app/core/database/lucid_driver'
import { organisationContext } from '#app/core/organisation_context'
import type { StoredJson } from '#database/json_column'
import type { DB } from '#database/schema'

export type Database = Kysely<DB>

const databases = new WeakMap<QueryClientContract, Database>()

/**
 * Typed queries on the transaction of the current unit of work. Columns are in camelCase; rows have the types that
 * `database/schema.ts` has read from the migrated database.
 *
 * @throws E_ORGANISATION_CONTEXT_MISSING outside of a unit of work
 */
export const database = (): Database => databaseOf(organisationContext.current().trx)

/** Typed queries on a given connection: for what happens outside of an organisation. */
export function databaseOf(client: QueryClientContract | TransactionClientContract): Database {
  let found = databases.get(client)
  if (!found) databases.set(client, (found = open(client)))
  return found
}

const open = (client: QueryClientContract): Database =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new LucidDriver(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCase()],
  })

/** A value for a JSON column. */
export const json = <T>(value: T): RawBuilder<StoredJson<T>> =>
  sql<StoredJson<T>>`${JSON.stringify(value)}::jsonb`

/** A version on, of a row that editors see: forms that were read before are refused as stale. */
export const nextVersion = sql<number>`version + 1`

/** The moment the transaction began, by the clock of the database. */
export const now = sql<Date>`now()`

/** `archivedAt` of a row that is archived or restored. */
export const archivedAt = { archive: now, restore: null }
