import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { codeOf } from './refusal.ts'

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

/** The command line of a living process, or an empty string. */
export function commandOf(pid: number): string {
  if (existsSync('/proc/self/cmdline'))
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}
