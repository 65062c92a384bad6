import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { commandOf, isAlive } from './process_table.ts'
import { root } from './paths.ts'
import { signalGroup } from './processes.ts'
import { codeOf, Refusal } from './refusal.ts'

interface Note {
  pid: number
  url?: string
  children: number[]
}

export interface RunningNote {
  update(url: string, children: number[]): void
  remove(): void
}

/**
 * Notes that the product runs from this folder. A second start is refused, since both would share the build and the data;
 * what a killed start left running is ended first.
 */
export function claimFolder(file: string): RunningNote {
  const earlier = read(file)
  if (earlier && isOurs(earlier.pid)) {
    const where = earlier.url ? ` at ${earlier.url}` : ''
    throw new Refusal(
      `Shiftloom already runs from this folder${where} (process ${earlier.pid}): stop it first.`
    )
  }
  for (const pid of earlier?.children ?? []) if (isOurs(pid)) signalGroup(pid, 'SIGKILL')

  const write = (note: Note) => writeFileSync(file, JSON.stringify(note))
  try {
    mkdirSync(dirname(file), { recursive: true })
    write({ pid: process.pid, children: [] })
  } catch (error) {
    throw new Refusal(
      `${dirname(file)} cannot be written (${codeOf(error)}): give this account the right to write there, or free some disk space.`
    )
  }
  return {
    update: (url, children) => write({ pid: process.pid, url, children }),
    remove: () => rmSync(file, { force: true }),
  }
}

/** Process numbers are given again, so a living process counts only if it runs something of this folder. */
function isOurs(pid: number): boolean {
  if (pid === process.pid || !isAlive(pid)) return false
  const command = commandOf(pid)
  return command.includes(root) || command.includes('bin/start.ts')
}

function read(file: string): Note | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
