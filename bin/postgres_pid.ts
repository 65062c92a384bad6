import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './refusal.ts'

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

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  // A child that ended but has not been reaped yet still answers a signal.
  return statusOf(pid) !== 'Z'
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] ?? ''
  } catch {
    return ''
  }
}

function commandOf(pid: number): string {
  if (existsSync('/proc/self/cmdline'))
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}
