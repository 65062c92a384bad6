import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter } from 'node:path'
import { inRoot } from './paths.ts'
import { Refusal } from './refusal.ts'

export type Environment = Record<string, string | undefined>

export interface Task {
  /** As an operator would say it: "Building the backend". */
  title: string
  command: string
  args: string[]
  cwd: string
  env: Environment
}

/** The environment of everything we start: `node` and the installed tools are the repository's own. */
export function toolEnvironment(extra: Environment = {}): Environment {
  const path = `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  return { ...process.env, PATH: path, TZ: 'UTC', ...extra }
}

const running = new Set<ChildProcess>()
let areEnded = false

/** Ends the tasks under way, for a stop in the middle of a build. What they printed is then of no interest. */
export function endTasks(): void {
  areEnded = true
  for (const child of running) child.kill('SIGTERM')
}

/** Runs a task to its end and answers its standard output; a failure shows all it printed. */
export async function runTask({ title, command, args, cwd, env }: Task): Promise<string> {
  const colour = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const child = spawn(command, args, { cwd, env: { ...env, ...colour }, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let answer = ''
  let everything = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    answer += text
    everything += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (everything += text))
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (status, signal) => resolve(status ?? signal ?? 'unknown'))
  })
  running.delete(child)
  if (code === 0) return answer
  if (!areEnded) console.error(everything.trimEnd())
  throw new Refusal(`${title} failed (${code}): the message above says why.`)
}

/** "1.3 s" since a moment of `performance.now()`. */
export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** Runs the work and reports it as one line with its duration. */
export async function timed<T>(label: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  console.log(`  ${label} (${secondsSince(startedAt)})`)
  return result
}
