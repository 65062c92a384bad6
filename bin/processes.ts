import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { codeOf, Refusal } from './refusal.ts'
import type { Environment } from './tasks.ts'

export interface ProcessPlan {
  /** Prefix of its output, e.g. `web`. */
  name: string
  command: string
  args: string[]
  cwd: string
  env: Environment
  /** SIGTERM unless the program listens only to the one of Ctrl-C. */
  stopSignal?: NodeJS.Signals
}

export interface ProcessGroup {
  /** Settles only by rejection: when a process keeps crashing. */
  failed: Promise<never>
  pids(): number[]
  stop(): Promise<void>
}

interface Limits {
  restarts: number
  /** Doubles with each restart. */
  firstDelayMs: number
  /** A process that lived this long starts counting from zero. */
  settledAfterMs: number
  stopPatienceMs: number
}

const usual: Limits = { restarts: 4, firstDelayMs: 500, settledAfterMs: 60_000, stopPatienceMs: 10_000 }

type Write = (line: string) => void

/**
 * Runs processes side by side. Each leads its own process group, so Ctrl-C reaches only us and we stop them in order;
 * one that crashes comes back after a growing pause, until it has crashed too often. `changed` hears the numbers of all
 * that run whenever one was started.
 */
export function startProcesses(
  plans: ProcessPlan[],
  {
    limits = {},
    write = console.log as Write,
    changed = () => {},
  }: { limits?: Partial<Limits>; write?: Write; changed?: (pids: number[]) => void } = {}
): ProcessGroup {
  const { restarts, firstDelayMs, settledAfterMs, stopPatienceMs } = { ...usual, ...limits }
  const width = Math.max(...plans.map(({ name }) => name.length))
  const children = new Map<string, ChildProcess>()
  const pauses = new Set<NodeJS.Timeout>()
  let stopping = false
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {}) // reported to callers that await it; others need not handle it

  const say = (name: string, line: string) => write(`${name.padEnd(width)} | ${line}`)

  const pids = () => [...children.values()].flatMap(({ pid }) => pid ?? [])

  function launch(plan: ProcessPlan, crashes: number): void {
    const startedAt = Date.now()
    const { name, command, args, cwd, env } = plan
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    children.set(name, child)
    changed(pids())
    for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => say(name, line))

    const ended = (reason: string) => {
      if (children.get(name) !== child) return
      children.delete(name)
      if (stopping) return
      const counted = Date.now() - startedAt > settledAfterMs ? 0 : crashes
      if (counted >= restarts) {
        return reject(
          new Refusal(
            `The ${name} process ended ${counted + 1} times in a row (${reason}): its last lines above say why.`
          )
        )
      }
      const pauseMs = firstDelayMs * 2 ** counted
      say(name, `ended (${reason}); starting it again in ${pauseMs / 1000} s`)
      const pause = setTimeout(() => {
        pauses.delete(pause)
        launch(plan, counted + 1)
      }, pauseMs)
      pauses.add(pause)
    }
    child.on('error', (error) => ended(error.message))
    child.on('exit', (code, signal) => ended(signal ?? `exit code ${code}`))
  }

  async function stop(): Promise<void> {
    stopping = true
    pauses.forEach(clearTimeout)
    await Promise.all(plans.map((plan) => end(plan, children.get(plan.name))))
  }

  async function end(
    { name, stopSignal = 'SIGTERM' }: ProcessPlan,
    child: ChildProcess | undefined
  ): Promise<void> {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    signalGroup(child.pid, stopSignal)
    const impatience = setTimeout(() => {
      say(name, `did not stop within ${stopPatienceMs / 1000} s and was killed`)
      signalGroup(child.pid!, 'SIGKILL')
    }, stopPatienceMs)
    await exited
    clearTimeout(impatience)
    signalGroup(child.pid, 'SIGKILL') // whatever it started itself and left behind
  }

  for (const plan of plans) launch(plan, 0)
  return { failed, stop, pids }
}

/** Signals a process and all it started. One that is already gone is fine. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

function eachLine(stream: Readable | null, use: (line: string) => void): void {
  if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on('line', use)
}
