import { databaseOf, recreateDatabase, withDatabase } from '../databases.ts'
import { inData } from '../paths.ts'
import { startPostgres, type EmbeddedPostgres } from '../postgres.ts'

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
  const server: EmbeddedPostgres = await startPostgres({ dir: inData('test', 'postgres'), disposable: true })
  return { fresh: (purpose) => recreate(server.urlOf('postgres'), `shiftloom_${purpose}`), stop: server.stop }
}

async function recreate(adminUrl: string, name: string): Promise<string> {
  await recreateDatabase(adminUrl, name)
  return withDatabase(adminUrl, name)
}
