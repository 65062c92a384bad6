import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a program took. */
export type Watched = {
  readonly seconds: number
  /** Of all its threads; null where the system does not say (`/proc`). */
  readonly cpuSeconds: number | null
  /** The most memory it had; null as above. */
  readonly megabytes: number | null
}

type Use = Pick<Watched, 'cpuSeconds' | 'megabytes'>

const LOOK_EVERY_MS = 200
/** Clock ticks of `/proc/PID/stat` in a second, on Linux. */
const TICKS = 100

type Ended = { readonly output: string; readonly watched: Watched }

/** Runs a program to its end; one that is not over `limitMs` after its start is killed. @throws when it fails */
export function runWatched(command: readonly string[], limitMs: number): Promise<Ended> {
  const [program = '', ...args] = command
  const startedAt = performance.now()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  let use: Use = { cpuSeconds: null, megabytes: null }
  const watch = setInterval(() => (use = { ...use, ...usedBy(child.pid) }), LOOK_EVERY_MS)
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs)
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      const watched = { seconds: (performance.now() - startedAt) / 1000, ...use }
      if (code === 0) resolve({ output, watched })
      else reject(new Error(`${command.join(' ')} ended with ${code ?? signal}`))
    })
  }).finally(() => {
    clearInterval(watch)
    clearTimeout(limit)
  })
}

function usedBy(pid: number | undefined): Partial<Use> {
  try {
    // Memory is gone from a process that has ended and is not waited for yet.
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    // The second field is the program's name in brackets, which may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return {
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
      ...(peak && { megabytes: Math.round(Number(peak[1]) / 1000) }),
    }
  } catch {
    return {}
  }
}
