import { spawn } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { signalGroup } from '../processes.ts'
import { toolEnvironment, type Environment } from '../tasks.ts'

export interface ProgramRun {
  ok: boolean
  output: string
}

interface Program {
  command?: string
  args: string[]
  cwd: string
  env?: Environment
  /** How long it may take on a machine that has nothing else to do. */
  limitMs?: number
}

const running = new Set<number>()
let isOver = false
const lookAgainMs = 5000

/**
 * How many times as long a program takes on a machine this busy; never less than 1, also for a load below one a core.
 *
 * @param load average number of programs that want to run
 */
export const slowness = (load: number, cores: number): number => Math.max(1, load / cores)

/** Ends whatever is still running, for Ctrl-C; from then on nothing begins, whatever still wants to go on. */
export function endPrograms(): void {
  isOver = true
  for (const pid of running) signalGroup(pid, 'SIGKILL')
}

/** Runs a program (Node unless named) to its end, with its output kept; one that hangs is ended and counts as failed. The limit grows with the load of the machine. */
export async function runProgram(
  { command, args, cwd, env, limitMs = 20 * 60_000 }: Program,
  slownessNow = () => slowness(loadavg()[0]!, availableParallelism())
): Promise<ProgramRun> {
  if (isOver) return { ok: false, output: 'Not begun: the run was stopped.' }
  const child = spawn(command ?? process.execPath, args, {
    cwd,
    env: toolEnvironment({ NO_COLOR: '1', FORCE_COLOR: undefined, ...env }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  if (child.pid) running.add(child.pid)
  // Time counts less while the machine is busy with other things as well.
  let spentMs = 0
  let lookedAt = performance.now()
  const limit = setInterval(
    () => {
      const now = performance.now()
      spentMs += (now - lookedAt) / slownessNow()
      lookedAt = now
      if (spentMs < limitMs) return
      clearInterval(limit)
      output += `\nStopped: it took longer than ${limitMs / 60_000} minutes of a quiet machine.\n`
      if (child.pid) signalGroup(child.pid, 'SIGKILL')
    },
    Math.min(lookAgainMs, limitMs)
  )
  const ok = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
  clearInterval(limit)
  if (child.pid) running.delete(child.pid)
  return { ok, output }
}
