import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openQueueBackend, queueStore } from '@shiftloom/solver/worker/queue_backend'

const solverFolder = new URL('../../../solver/', import.meta.url)

/** Takes runs that other tests left behind out of the queue. */
export async function emptyQueue(name: string): Promise<void> {
  const backend = openQueueBackend(queueStore(undefined, process.env.DATABASE_URL!), 'shiftloom-queue')
  await backend.prepare()
  const queue = backend.queue(name)
  await queue.obliterate({ force: true })
  await queue.close()
  backend.close()
}

/** The real solver process on the tests' database; ready once this resolves. */
export async function startSolver(): Promise<ChildProcess> {
  const { REDIS_URL: _, ...env } = process.env
  const solver = spawn(process.execPath, ['src/worker/worker.ts'], {
    cwd: solverFolder,
    env: { ...env, SOLVER_THREADS: '1', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Read on to the end: a full pipe would hold the solver up, a closed one would end it.
  const ready = new Promise<void>((resolve) => {
    solver.stdout!.on('data', (chunk) => String(chunk).includes('solver is ready') && resolve())
  })
  await Promise.race([ready, once(solver, 'exit')])
  return solver
}

export async function end(solver: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (solver.exitCode !== null || solver.signalCode !== null) return
  solver.kill(signal)
  await once(solver, 'exit')
}
