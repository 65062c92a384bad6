import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverOf, type RunningServer } from './postgres_pid.ts'
import { postgresPrograms, type PostgresPrograms } from './postgres_programs.ts'
import { choosePostgresUser, type PostgresUser } from './postgres_user.ts'
import { isAlive } from './process_table.ts'
import { anyFreePort } from './ports.ts'
import { codeOf, Refusal } from './refusal.ts'

/** The account that owns the embedded cluster and every database in it. */
const owner = 'shiftloom'

export interface PostgresOptions {
  /** Holds the cluster, its password, its log and the note of who stops it. */
  dir: string
  /** Throw-away data: no fsync. */
  disposable?: boolean
  /** Not stopped at exit: for a server that outlives the command that started it. */
  kept?: boolean
  /** Variables for the server, beside those of this process. */
  env?: Record<string, string | undefined>
}

export interface EmbeddedPostgres {
  port: number
  urlOf(database: string): string
  /** Whether it is ours to look after; one of another living process, or a kept one, is not. */
  isOurs: boolean
  isRunning(): boolean
  /** Starts it again after it ended, on the port it had. */
  restart(): Promise<void>
  /** Stops the server, unless it belongs to another living process. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that npm brought, or takes over one that a killed process left behind in the same folder.
 * It runs in a session of its own: Ctrl-C reaches the application first, and `stop` ends the server last.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const { dir } = options
  const cluster = join(dir, 'cluster')
  const ownerFile = join(dir, 'owner')
  const password = preparePassword(dir)

  let mine = true
  let server = serverOf(cluster)
  if (server) {
    mine = !belongsToAnother(ownerFile)
  } else {
    server = await launch(cluster, password, options, await anyFreePort())
  }
  if (mine) writeFileSync(ownerFile, options.kept ? 'kept' : String(process.pid))

  const { port } = server
  let { pid } = server
  return {
    port,
    isOurs: mine && !options.kept,
    isRunning: () => isAlive(pid),
    restart: async () => {
      pid = (await launch(cluster, password, options, port)).pid
    },
    urlOf: (database) => `postgres://${owner}:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      if (!mine || options.kept) return
      await end(pid)
      rmSync(ownerFile, { force: true })
    },
  }
}

/** Stops the server of a folder, whichever process started it. Returns whether there was one. */
export async function stopPostgres(dir: string): Promise<boolean> {
  const server = serverOf(join(dir, 'cluster'))
  if (!server) return false
  await end(server.pid)
  rmSync(join(dir, 'owner'), { force: true })
  return true
}

async function launch(
  cluster: string,
  password: string,
  options: PostgresOptions,
  port: number
): Promise<RunningServer> {
  const programs = await postgresPrograms()
  const user = choosePostgresUser(cluster, programs.postgres)
  if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(cluster, password, programs, user)
  refuseOtherVersion(cluster, programs)

  const logFile = join(options.dir, 'server.log')
  const log = openSync(logFile, 'a')
  const [command, args] = user.wrap(programs.postgres, [
    ...['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
    ...['-c', 'max_connections=400', '-c', 'timezone=UTC', '-c', 'shared_buffers=128MB'],
    ...(options.disposable ? ['-c', 'fsync=off', '-c', 'full_page_writes=off'] : []),
  ])
  const child = spawn(command, args, {
    ...user.owner,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let ended = false
  child.on('error', () => (ended = true)).on('exit', () => (ended = true))
  child.unref()

  for (;;) {
    const server = serverOf(cluster)
    if (server?.ready) return server
    // A second command may have won the race for the same folder: then its server appears here, and ours has ended.
    if (ended && !server)
      throw new Refusal(`The embedded PostgreSQL did not start: see ${logFile}, or set DATABASE_URL.`)
    await sleep(15)
  }
}

function createCluster(
  cluster: string,
  password: string,
  programs: PostgresPrograms,
  user: PostgresUser
): void {
  rmSync(cluster, { recursive: true, force: true }) // half a cluster of an interrupted first start
  mkdirSync(cluster, { mode: 0o700 })
  const passwordFile = join(cluster, '..', `initial-${randomBytes(6).toString('hex')}`)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user.owner) {
    chownSync(cluster, user.owner.uid, user.owner.gid)
    chownSync(passwordFile, user.owner.uid, user.owner.gid)
  }
  const [command, args] = user.wrap(programs.initdb, [
    ...['-D', cluster, '-U', owner, '--pwfile', passwordFile, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync'],
  ])
  const result = spawnSync(command, args, { ...user.owner, encoding: 'utf8' })
  rmSync(passwordFile, { force: true })
  if (result.status !== 0) {
    rmSync(cluster, { recursive: true, force: true })
    const reason = (result.stderr || String(result.error)).trim().split('\n').at(-1)
    throw new Refusal(
      `The embedded PostgreSQL could not create its data in ${cluster} (${reason}): check the free disk space and the folder's permissions, or set DATABASE_URL.`
    )
  }
}

function refuseOtherVersion(cluster: string, programs: PostgresPrograms): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === programs.majorVersion) return
  throw new Refusal(
    `The data in ${cluster} belongs to PostgreSQL ${found}, and this version of Shiftloom carries ${programs.majorVersion}: move the data as docs/operations/upgrade.md describes.`
  )
}

function preparePassword(dir: string): string {
  const file = join(dir, 'password')
  try {
    mkdirSync(dir, { recursive: true })
    // The server's own account must be able to pass through to its cluster.
    if (process.getuid?.() === 0) chmodSync(dir, 0o755)
    if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Refusal(
      `${dir} cannot be used (${codeOf(error)}): give this account the right to write there, free some disk space, or set DATABASE_URL.`
    )
  }
}

function belongsToAnother(ownerFile: string): boolean {
  const noted = existsSync(ownerFile) ? readFileSync(ownerFile, 'utf8').trim() : ''
  return noted === 'kept' || (Number(noted) !== process.pid && isAlive(Number(noted)))
}

/** Fast shutdown: open transactions are rolled back and the data is flushed. */
async function end(pid: number): Promise<void> {
  const signals: [NodeJS.Signals, number][] = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 3_000],
  ]
  for (const [signal, patienceMs] of signals) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const until = Date.now() + patienceMs
    while (isAlive(pid) && Date.now() < until) await sleep(10)
  }
}
