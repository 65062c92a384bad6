import { databaseOf, ensureDatabase, onConnection } from './databases.ts'
import { keepRunning } from './keep_running.ts'
import { inData } from './paths.ts'
import { startPostgres } from './postgres.ts'
import { Refusal } from './refusal.ts'

/** The oldest PostgreSQL the migrations are tested on. */
const oldestVersion = 15

export interface Database {
  url: string
  /** For the operator: "embedded PostgreSQL on port 40123". */
  description: string
  /** Settles only by rejection: when the embedded one keeps ending. */
  failed: Promise<never>
  stop(): Promise<void>
}

/** The given database after a look at it, or else the embedded one. */
export async function startDatabase(givenUrl: string | undefined, name = 'shiftloom'): Promise<Database> {
  if (givenUrl) {
    await onConnection(givenUrl, async (client) => {
      const { rows } = await client.query<{ version: string }>(
        `select current_setting('server_version_num') as version`
      )
      const version = Math.floor(Number(rows[0]?.version) / 10_000)
      if (version < oldestVersion) {
        throw new Refusal(
          `DATABASE_URL leads to PostgreSQL ${version}: Shiftloom needs version ${oldestVersion} or newer.`
        )
      }
    })
    const { host } = new URL(givenUrl)
    return {
      url: givenUrl,
      description: `PostgreSQL at ${host}, database ${databaseOf(givenUrl)}`,
      failed: new Promise(() => {}),
      stop: async () => {},
    }
  }

  const server = await startPostgres({ dir: inData('postgres') })
  await ensureDatabase(server.urlOf('postgres'), name)
  const { isRunning, restart: start } = server
  const kept = server.isOurs ? keepRunning({ name: 'database', isRunning, start }) : null
  return {
    url: server.urlOf(name),
    description: `embedded PostgreSQL on port ${server.port}`,
    failed: kept?.failed ?? new Promise(() => {}),
    stop: async () => {
      await kept?.leave()
      await server.stop()
    },
  }
}
