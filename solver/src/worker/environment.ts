import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { signInAddress } from './database_login.ts'
import type { QueueStore } from './queue_backend.ts'

/** Where queues live and how much of the machine to use. */
export type SolverEnvironment = {
  /** Redis carries queues and orders when it is given, PostgreSQL otherwise. */
  readonly store: QueueStore
  /** Runs at a time, one thread each. */
  readonly threads: number
  readonly logLevel: string
}

/** A sentence for the person who started the process; no stack needed. */
export class Refusal extends Error {}

/**
 * Reads what the process needs.
 * @throws Refusal when neither store is named, or a value cannot be used
 */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): SolverEnvironment {
  return {
    store: storeOf(secretOf(env, 'REDIS_URL'), databaseOf(env)),
    threads: threadsOf(env.SOLVER_THREADS),
    logLevel: env.LOG_LEVEL || 'info',
  }
}

/** Where this process signs in; a login of its own needs the installation's key. */
function databaseOf(env: NodeJS.ProcessEnv): string | undefined {
  const [appUrl, databaseUrl] = [secretOf(env, 'DATABASE_APP_URL'), secretOf(env, 'DATABASE_URL')]
  return databaseUrl ? signInAddress({ databaseUrl, appUrl, appKey: secretOf(env, 'APP_KEY') }) : appUrl
}

function storeOf(redisUrl: string | undefined, databaseUrl: string | undefined): QueueStore {
  const url = redisUrl || databaseUrl
  if (!url)
    throw new Refusal('Set REDIS_URL or DATABASE_URL: the solver takes its work from a queue in one of them.')
  const kind = redisUrl ? 'redis' : 'postgres'
  const schemes = kind === 'redis' ? ['redis:', 'rediss:'] : ['postgres:', 'postgresql:']
  if (!URL.canParse(url) || !schemes.includes(new URL(url).protocol)) {
    throw new Refusal(`${kind === 'redis' ? 'REDIS_URL' : 'DATABASE_URL'} must start with ${schemes[0]}//.`)
  }
  return { kind, url }
}

/** `NAME` itself, or the content of the file `NAME_FILE` points to. */
function secretOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`]
  if (env[name] || !file) return env[name]
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Refusal(`${name}_FILE points to a file that cannot be read.`)
  }
}

function threadsOf(text: string | undefined): number {
  if (!text) return availableParallelism()
  const threads = Number(text)
  if (Number.isInteger(threads) && threads >= 1) return threads
  throw new Refusal('SOLVER_THREADS must be a whole number from 1.')
}
