import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { Order } from '../src/worker/jobs.ts'
import {
  orderQueue,
  problemQueues,
  queueOf,
  resultQueue,
  timesTakenUpAgain,
  type Alternative,
  type ProgressEvent,
  type ResultJob,
} from '../src/worker/jobs.ts'
import { openQueueBackend } from '../src/worker/queue_backend.ts'
import type { RosterProgress } from '../src/roster/result.ts'
import { generatedProblem } from '../src/roster/testing/generated_problem.ts'
import type { OwnStore } from './stores.ts'

/** A busy machine takes its time to load a process. */
const START_PATIENCE_MS = 30_000

export type Outcome = ResultJob['data']

/** Starts a worker process and waits until it says that it is ready. */
export async function startWorkerProcess(env: OwnStore['env']) {
  const path = new URL('../src/worker/worker.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env.PATH, SOLVER_THREADS: '2', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  await eventually(() => said.includes('solver is ready'), START_PATIENCE_MS)
  return child
}

/** What is promised of every process, whatever it waits for: then a service manager kills. */
const LEAVING_MS = 10_000

/** Asks a worker process to leave, as a service manager does. @throws when it does not, with what it has said */
export async function leave(worker: ChildProcess, said = () => ''): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const exited = once(worker, 'exit')
  worker.kill('SIGTERM')
  const impatience = setTimeout(() => worker.kill('SIGKILL'), LEAVING_MS)
  const [, signal] = (await exited) as [number | null, NodeJS.Signals | null]
  clearTimeout(impatience)
  if (signal) throw new Error(`The worker did not leave within ${LEAVING_MS / 1000} s: ${said()}`)
}

/** What the web and jobs processes do, for a test: submits runs, gives orders and waits for outcomes. */
export async function openDesk({ store, env }: OwnStore) {
  const backend = openQueueBackend(store, 'shiftloom-desk')
  await backend.prepare()
  const names = [...problemQueues, resultQueue, orderQueue]
  const queues = new Map(names.map((name) => [name, backend.queue(name)]))
  const queue = (name: string): Queue => queues.get(name)!
  const events = problemQueues.map((name) => backend.events(name))
  const progress = new Map<string, RosterProgress[]>()
  for (const one of events)
    one.on('progress', ({ jobId, data }) => progress.get(jobId)?.push((data as ProgressEvent).data))
  for (const open of [...queues.values(), ...events]) silence(open)
  await Promise.all(events.map((one) => one.waitUntilReady()))
  const workers: ChildProcess[] = []

  const submit = async (budgetMs: number, alternatives: readonly Alternative[] = []): Promise<string> => {
    const runId = randomUUID()
    const problem = { ...generatedProblem({ people: 20, days: 14, seed: 1 }), budgetMs, iterationLimit: null }
    progress.set(runId, [])
    const data = { runId, problem, alternatives }
    const name = queueOf(data)
    await queue(name).add(name, { organisationId: 'organisation', data }, { jobId: runId })
    return runId
  }
  const startWorker = async (): Promise<ChildProcess> => {
    const child = await startWorkerProcess(env)
    workers.push(child)
    return child
  }
  const order = async (cmd: Order['cmd'], id: string): Promise<void> => {
    const text = JSON.stringify({ cmd, id })
    if (store.kind === 'redis') {
      const redis = new Redis(store.url)
      await redis.publish('solver_control', text)
      return redis.disconnect()
    }
    const client = new pg.Client({ connectionString: store.url })
    await client.connect()
    await client.query('select pg_notify($1, $2)', ['solver_control', text])
    await client.end()
  }
  const endWorker = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (signal === 'SIGTERM') return leave(child)
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    queue,
    submit,
    startWorker,
    order,
    endWorker,
    progressOf: (runId: string) => progress.get(runId) ?? [],
    leaveOrder: (cmd: Order['cmd'], runId: string) =>
      queue(orderQueue).add(
        orderQueue,
        { organisationId: 'organisation', data: { runId } },
        { jobId: `${cmd}-${runId}` }
      ),
    outcomeOf: async (runId: string): Promise<Outcome | null> => {
      const job = await queue(resultQueue).getJob(`result-${runId}`)
      return (job?.data as ResultJob | undefined)?.data ?? null
    },
    /** Whether a run that has not ended fails if its next worker is lost too. */
    anyOnItsLastChance: async (): Promise<boolean> => {
      const open = await Promise.all(
        problemQueues.map((name) => queue(name).getJobs(['active', 'waiting', 'prioritized', 'delayed']))
      )
      return open.flat().some((job) => job.stalledCounter >= timesTakenUpAgain)
    },
    close: async (): Promise<void> => {
      for (const child of workers) await endWorker(child, 'SIGKILL')
      for (const one of events) await one.close()
      for (const open of queues.values()) await open.close()
      backend.close()
    },
  }
}

/** A store that ends with its test is no news. */
const silence = (open: { on(event: 'error', listener: () => void): unknown }): unknown =>
  open.on('error', () => {})

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** Asks every 50 ms until there is an answer. */
export async function eventually<T>(
  ask: () => Promise<T | null | false> | T | null | false,
  patienceMs = 15_000
): Promise<T> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const answer = await ask()
    if (answer) return answer
    await sleep(50)
  }
  throw new Error(`Nothing happened within ${patienceMs} ms.`)
}
