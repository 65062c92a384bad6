import env from '#start/env'
import logger from '@adonisjs/core/services/logger'
import { defineConfig } from '@adonisjs/lucid'
import { signInAddress } from '@shiftloom/solver/worker/database_login'
import { seldom } from '@shiftloom/solver/worker/seldom'
import pg from 'pg'

// A calendar day is a string everywhere: a Date would shift it by the server's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
// bigint counters and sums stay far below 2^53 here.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value))

/** The role all requests and jobs work as: owns nothing, cannot bypass row-level security. */
export const applicationRole = 'shiftloom_app'

/** No statement, and no transaction that has been forgotten, keeps others waiting for ever. */
const patience = `set statement_timeout to '60s'; set idle_in_transaction_session_timeout to '120s'`

type PgConnection = {
  query(sql: string, done: (error: Error | null) => void): void
  on(event: 'error', listener: (error: Error) => void): void
}

/** The owner's address, which migrations use, and that of a login that can do nothing but what requests may. */
export const databaseAddresses = {
  owner: env.get('DATABASE_URL'),
  requests: signInAddress({
    databaseUrl: env.get('DATABASE_URL'),
    appUrl: env.get('DATABASE_APP_URL'),
    appKey: env.get('APP_KEY'),
  }),
}

/** The types of rows are those of `schema:types`; Lucid would overwrite them with its classes at each migration. */
const schemaGeneration = { enabled: false }

const saySeldom = seldom()

/** A connection that cannot be had is thrown at its caller too, who reports it: of these warnings, one a minute is enough. */
const quiet = {
  log: {
    warn: (text: string) => saySeldom(text.split(':', 1)[0]!, (leftOut) => logger.warn({ leftOut }, text)),
    error: (text: string) => logger.error(text),
  },
}

export default defineConfig({
  connection: 'postgres',
  connections: {
    postgres: {
      ...quiet,
      client: 'pg',
      connection: { connectionString: databaseAddresses.requests },
      schemaGeneration,
      pool: {
        min: 0,
        max: 20,
        afterCreate: (client: PgConnection, done: (error: Error | null, client: PgConnection) => void) =>
          client.query(`set role ${applicationRole}; set timezone to 'UTC'; ${patience}`, (error) =>
            done(error, client)
          ),
      },
    },
    /** Owns the tables. Only migrations and maintenance commands use it. */
    owner: {
      client: 'pg',
      connection: { connectionString: databaseAddresses.owner },
      pool: { min: 0, max: 2 },
      schemaGeneration,
      migrations: { naturalSort: true, paths: ['database/migrations'] },
    },
  },
})
