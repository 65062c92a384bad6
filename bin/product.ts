import { mailboxEntrance } from '../backend/app/core/mail/mailbox_key.ts'
import { signInAddress } from '../solver/src/worker/database_login.ts'
import { backendBuild, frontendDist } from './builds.ts'
import { inRoot } from './paths.ts'
import { startProcesses, type ProcessGroup } from './processes.ts'
import { messageOf, Refusal } from './refusal.ts'
import { runTask, toolEnvironment, type Environment } from './tasks.ts'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ProductOptions {
  host: string
  port: number
  databaseUrl: string
  appKey: string
  storageDir: string
}

export interface DemoAccount {
  role: string
  email: string
  password: string
  name: string
  /** For a kiosk. */
  pin?: string
}

/** What the web, jobs and solver processes read; docs/operations/configuration.md describes each name. */
export function productEnvironment(
  options: ProductOptions,
  env: NodeJS.ProcessEnv = process.env
): Environment {
  const appUrl = env.APP_URL || addressOf(options.host, options.port)
  return toolEnvironment({
    NODE_ENV: 'production',
    HOST: options.host,
    PORT: String(options.port),
    APP_KEY: options.appKey,
    APP_URL: appUrl,
    DATABASE_URL: options.databaseUrl,
    DATABASE_APP_URL: signInAddress({
      databaseUrl: options.databaseUrl,
      appUrl: env.DATABASE_APP_URL,
      appKey: options.appKey,
    }),
    STORAGE_DIR: options.storageDir,
    FRONTEND_DIST: frontendDist,
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
    // Without a mail server, mails are read in the product itself, but only where no other machine can reach it.
    DEV_MAILBOX:
      env.DEV_MAILBOX || String(!env.SMTP_URL && isLoopback(options.host) && isLoopback(hostOf(appUrl))),
  })
}

/** Migrates the database and prepares the restricted role that requests and jobs work as. */
export async function prepareDatabase(env: Environment): Promise<void> {
  await runTask(builtCommand('Preparing the database', ['db:prepare'], env))
}

/** Creates the demo company unless it exists, and answers its accounts. */
export async function seedDemo(env: Environment): Promise<DemoAccount[]> {
  await runTask(builtCommand('Creating the demo company', ['demo:seed'], env))
  return JSON.parse(
    await runTask(builtCommand('Reading the demo accounts', ['demo:accounts', '--json'], env))
  )
}

/** Starts the web, jobs and solver processes from what was built. The owner's address stays with the launcher. */
export function startProduct(
  { ...env }: Environment,
  write?: (line: string) => void,
  changed?: (pids: number[]) => void
): ProcessGroup {
  env.DATABASE_URL = env.DATABASE_APP_URL || env.DATABASE_URL
  const node = process.execPath
  return startProcesses(
    [
      { name: 'web', command: node, args: [`${backendBuild}/bin/server.js`], cwd: backendBuild, env },
      { name: 'jobs', command: node, args: [`${backendBuild}/ace.js`, 'queue:work'], cwd: backendBuild, env },
      {
        name: 'solver',
        command: node,
        args: [inRoot('solver', 'src', 'worker', 'worker.ts')],
        cwd: inRoot('solver'),
        env,
      },
    ],
    { write, changed }
  )
}

/** Waits until the product says that it can serve, with its database and queue. */
export async function waitUntilReady(url: string, group: ProcessGroup, patienceMs = 60_000): Promise<void> {
  const until = Date.now() + patienceMs
  let answer = 'no answer'
  const poll = async () => {
    while (Date.now() < until) {
      try {
        const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) })
        if (response.ok) return
        answer = `${response.status} ${(await response.text()).slice(0, 300)}`
      } catch (error) {
        answer = messageOf(error)
      }
      await sleep(100)
    }
    throw new Refusal(
      `The product did not become ready within ${patienceMs / 1000} s (${answer}): its lines above say why.`
    )
  }
  await Promise.race([poll(), group.failed])
}

/**
 * The address that opens the development mailbox, unless it is closed; its key keeps out who reaches this machine by way
 * of a proxy.
 */
export function mailboxAddressOf(env: Environment, address: string): string | null {
  if (env.DEV_MAILBOX !== 'true' || env.SMTP_URL || !env.APP_KEY) return null
  return `${address}${mailboxEntrance(env.APP_KEY)}`
}

/** The address to open in a browser on this machine. */
export function addressOf(host: string, port: number): string {
  const isLocal = isLoopback(host) || host === '0.0.0.0' || host === '::'
  const name = isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** The address to reach it from this process: exactly where it listens, since `localhost` may resolve elsewhere. */
export function listeningAddressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === 'localhost') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? ''

function isLoopback(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host)
}

function builtCommand(title: string, args: string[], env: Environment) {
  return { title, command: process.execPath, args: ['ace.js', ...args], cwd: backendBuild, env }
}
