import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { anyFreePort, isListening } from './ports.ts'
import { canInstallPackages, installPackage, programOnPath } from './programs.ts'
import { Refusal } from './refusal.ts'

export interface PrivateRedis {
  url: string
  stop(): Promise<void>
}

/** A Redis program of this machine; with `install`, one from Debian when there is none. */
export function findRedis({ install }: { install: boolean }): string | null {
  const find = () => programOnPath('redis-server') ?? programOnPath('valkey-server')
  const found = find()
  if (found || !install || !canInstallPackages()) return found
  return installPackage('redis-server') ? find() : null
}

/** Starts a Redis of our own on a free port. It keeps nothing on disk. */
export async function startRedis(program: string): Promise<PrivateRedis> {
  const port = await anyFreePort()
  const dir = mkdtempSync(join(tmpdir(), 'shiftloom-redis-'))
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir],
    { detached: true, stdio: 'ignore' }
  )
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve())
  )
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(dir, { recursive: true, force: true })
  }
  for (let waited = 0; waited < 5_000; waited += 25) {
    if (await isListening(port)) return { url: `redis://127.0.0.1:${port}`, stop }
    if (child.exitCode !== null) break
    await sleep(25)
  }
  await stop()
  throw new Refusal(`${program} did not start: run it by hand to see why.`)
}
