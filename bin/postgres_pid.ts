import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, isAlive } from './process_table.ts'

export interface RunningServer {
  pid: number
  port: number
  ready: boolean
}

/**
 * The server that now runs on this cluster, or null. `postmaster.pid` survives a crash, and after a reboot its process
 * number may belong to something else, so the number counts only if that process names this cluster.
 */
export function serverOf(cluster: string): RunningServer | null {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isAlive(pid) || !commandOf(pid).includes(cluster)) return null
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}
