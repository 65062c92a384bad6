import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../bin/postgres.ts'
import { findRedis, startRedis } from '../../bin/redis.ts'
import { ensureDatabase } from '../../bin/databases.ts'
import type { SolverEnvironment } from '../src/worker/environment.ts'

export type OwnStore = {
  readonly store: SolverEnvironment['store']
  /** What a worker process is started with. */
  readonly env: Record<string, string>
  readonly stop: () => Promise<void>
}

/** A PostgreSQL of this test alone, empty. */
export async function ownPostgres(): Promise<OwnStore> {
  const dir = mkdtempSync(join(tmpdir(), 'shiftloom-solver-'))
  const server = await startPostgres({ dir, disposable: true })
  await ensureDatabase(server.urlOf('postgres'), 'solver')
  const url = server.urlOf('solver')
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { store: { kind: 'postgres', url }, env: { DATABASE_URL: url }, stop }
}

/** A Redis of this test alone, null where there is none on this machine. */
export async function ownRedis(): Promise<OwnStore | null> {
  const program = findRedis({ install: false })
  if (!program) return null
  const { url, stop } = await startRedis(program)
  return { store: { kind: 'redis', url }, env: { REDIS_URL: url }, stop }
}
