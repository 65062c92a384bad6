import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'

/** What is promised of every process, whatever it waits for: then a service manager kills. */
const leavingMs = 10_000
const startingMs = 60_000

/**
 * One of the product's processes, from the sources, on the stores of the tests.
 * @param env what it reads instead
 */
export function startFromSources(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', '@poppinss/ts-exec', ...args], {
    cwd: app.makePath(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += String(chunk)))
  const exited = once(child, 'exit') as Promise<[code: number | null, signal: NodeJS.Signals | null]>
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  return {
    written: () => written,
    /** Waits until `ready`. @throws when the process ends or takes too long */
    until: async (ready: () => Promise<boolean> | boolean): Promise<void> => {
      for (const end = Date.now() + startingMs; Date.now() < end; await sleep(50)) {
        if (isGone()) throw new Error(`${args.join(' ')} ended while it started:\n${written}`)
        if (await ready()) return
      }
      throw new Error(`${args.join(' ')} did not become ready:\n${written}`)
    },
    /** Waits for a process that ends by itself; one that does not is killed. */
    ended: async () => {
      const impatience = setTimeout(() => child.kill('SIGKILL'), startingMs)
      const [code, signal] = await exited
      clearTimeout(impatience)
      return { code, signal }
    },
    /** As a service manager does; one that does not leave is killed. */
    terminate: async () => {
      child.kill('SIGTERM')
      const impatience = setTimeout(() => child.kill('SIGKILL'), leavingMs)
      const [code, signal] = await exited
      clearTimeout(impatience)
      return { code, signal }
    },
    /** As a crash does: without any notice. */
    kill: async (): Promise<void> => {
      if (isGone()) return
      child.kill('SIGKILL')
      await exited
    },
  }
}
