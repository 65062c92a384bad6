import { spawn } from 'node:child_process'
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
  limitMs?: number
}

const running = new Set<number>()

/** Ends whatever is still running, for Ctrl-C. */
export function endPrograms(): void {
  for (const pid of running) signalGroup(pid, 'SIGKILL')
}

/** Runs a program (Node unless named) to its end, with its output kept; one that hangs is ended and counts as failed. */
export async function runProgram({
  command,
  args,
  cwd,
  env,
  limitMs = 20 * 60_000,
}: Program): Promise<ProgramRun> {
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
  const limit = setTimeout(() => {
    output += `\nStopped: it took longer than ${limitMs / 60_000} minutes.\n`
    if (child.pid) signalGroup(child.pid, 'SIGKILL')
  }, limitMs)
  const ok = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
  clearTimeout(limit)
  if (child.pid) running.delete(child.pid)
  return { ok, output }
}
