import { databaseOf, recreateDatabase, withDatabase } from '../databases.ts'
import { inData } from '../paths.ts'
import { startPostgres, stopPostgres, type EmbeddedPostgres } from '../postgres.ts'
import type { Environment } from '../tasks.ts'

export interface TestDatabases {
  /** An empty database, known by its purpose. */
  fresh(purpose: string): Promise<string>
  stop(): Promise<void>
}

/**
 * Databases for one run: beside the one that DATABASE_URL_TEST names, or in an embedded server of their own. Never in
 * DATABASE_URL, since each run begins by dropping what it finds.
 */
export async function openTestDatabases(givenUrl = process.env.DATABASE_URL_TEST): Promise<TestDatabases> {
  if (givenUrl) {
    const prefix = databaseOf(givenUrl)
    return {
      fresh: (purpose) => recreate(withDatabase(givenUrl, 'postgres'), `${prefix}_${purpose}`),
      stop: async () => {},
    }
  }
  return embedded(await startPostgres({ dir: inData('test', 'postgres'), disposable: true }))
}

/** Opens what is asked for at first; with variables that move the clock, a server whose clock they move. */
export type OpenDatabases = (clock?: Environment) => Promise<TestDatabases>

/** The databases of one run, so that it can stop all it has opened. */
export function databasesOfRun(): { open: OpenDatabases; stop: () => Promise<void> } {
  let still: Promise<TestDatabases> | undefined
  let moved: Promise<TestDatabases> | undefined
  return {
    open: (clock = {}) =>
      clock.FAKETIME ? (moved ??= openMovedDatabases(clock)) : (still ??= openTestDatabases()),
    stop: async () => {
      await (await still)?.stop()
      await (await moved)?.stop()
    },
  }
}

/** Databases in an embedded server whose clock is moved. One that a killed run left behind has another clock. */
async function openMovedDatabases(clock: Environment): Promise<TestDatabases> {
  const dir = inData('test', 'moved')
  await stopPostgres(dir)
  return embedded(await startPostgres({ dir, disposable: true, env: clock }))
}

const embedded = (server: EmbeddedPostgres): TestDatabases => ({
  fresh: (purpose) => recreate(server.urlOf('postgres'), `shiftloom_${purpose}`),
  stop: server.stop,
})

async function recreate(adminUrl: string, name: string): Promise<string> {
  await recreateDatabase(adminUrl, name)
  return withDatabase(adminUrl, name)
}
