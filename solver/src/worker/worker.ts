import type { Job } from 'bullmq'
import { listenToOrders } from './control.ts'
import { durableOrders } from './durable_orders.ts'
import { readEnvironment, Refusal, type SolverEnvironment } from './environment.ts'
import { giveUpInTime } from './give_up.ts'
import {
  modelQueue,
  modelResultQueue,
  orderQueue,
  problemQueues,
  resultQueue,
  timesTakenUpAgain,
  type ModelJob,
  type ProblemJob,
} from './jobs.ts'
import { handOnModel, runModelJob } from './labour_model_job.ts'
import { openModelPool } from './labour_model_pool.ts'
import { anonymous, openLog, type Log } from './log.ts'
import { Orders } from './orders.ts'
import { openPool } from './pool.ts'
import { openQueueBackend } from './queue_backend.ts'
import { handOn, runJob } from './run_job.ts'
import { troubleLog } from './trouble.ts'

/** A killed worker's run is taken up again within about this time and the next look for stalled jobs. */
const LOCK_MS = 10_000
const LOOK_FOR_STALLED_MS = 5000

/** Takes runs from the queue until the process is asked to leave. @returns ends it, giving running work back */
async function startWorker({ store, threads }: SolverEnvironment, log: Log): Promise<() => Promise<void>> {
  const backend = openQueueBackend(store, 'shiftloom-solver')
  await backend.prepare()
  const results = backend.queue(resultQueue)
  const modelResults = backend.queue(modelResultQueue)
  const orderJobs = backend.queue(orderQueue)
  const orders = new Orders(durableOrders(orderJobs))
  const pool = openPool(threads, threads * problemQueues.length)
  const modelPool = openModelPool()
  const leaving = new AbortController()
  const trouble = troubleLog(log)
  const closeControl = await listenToOrders(store, (order) => orders.hear(order), { log, trouble })
  const parts = { pool, orders, results, leaving: leaving.signal, log }
  const careful = {
    lockDuration: LOCK_MS,
    stalledInterval: LOOK_FOR_STALLED_MS,
    maxStalledCount: timesTakenUpAgain,
    removeOnComplete: { age: 3600 },
    removeOnFail: { age: 7 * 86_400 },
  }
  const workers = problemQueues.map((queue) =>
    backend.worker(queue, (job, token) => runJob(job as Job<ProblemJob>, token, parts), {
      concurrency: threads,
      ...careful,
    })
  )
  const modelParts = { ...parts, pool: modelPool, results: modelResults }
  const modelWorker = backend.worker(
    modelQueue,
    (job, token) => runModelJob(job as Job<ModelJob>, token, modelParts),
    careful
  )
  const queueTrouble = trouble('queue is out of reach')
  for (const one of [...workers, modelWorker]) {
    one.on('error', queueTrouble)
    one.on('stalled', (runId: string) => log('warn', 'run of a lost worker is taken up again', { runId }))
  }
  for (const queue of [results, modelResults, orderJobs]) queue.on('error', queueTrouble)
  // A run that took too many workers with it fails without its processor, so no one has been notified yet.
  for (const worker of workers)
    worker.on('failed', (job, { message }) => {
      if (!job || !message.includes('stalled')) return
      handOn(job as Job<ProblemJob>, { failure: { code: 'stalled' } }, results).catch(queueTrouble)
    })
  modelWorker.on('failed', (job, { message }) => {
    if (!job || !message.includes('stalled')) return
    handOnModel(job as Job<ModelJob>, { failure: { code: 'stalled' } }, modelResults).catch(queueTrouble)
  })
  await Promise.all([...workers, modelWorker].map((one) => one.waitUntilReady()))
  log('info', 'solver is ready', { store: store.kind, threads })

  return async () => {
    const closing = Promise.all([...workers, modelWorker].map((one) => one.close()))
    leaving.abort()
    await closing
    const queues = [results, modelResults, orderJobs].map((queue) => queue.close())
    await Promise.all([...queues, closeControl(), pool.close(), modelPool.close()])
    backend.close()
  }
}

async function main(): Promise<void> {
  const environment = readEnvironment()
  const log = openLog(environment.logLevel)
  const stop = await startWorker(environment, log)
  let going = false
  const leave = (): void => {
    if (going) return
    going = true
    giveUpInTime((sentence) => log('error', sentence))
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log('error', 'solver did not end cleanly', { error: anonymous(error) })
        process.exit(1)
      }
    )
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    const { message, code } = error as NodeJS.ErrnoException
    console.error(error instanceof Refusal ? message : `The solver could not start: ${code ?? ''} ${message}`)
    process.exit(1)
  })
}
