import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EntryOperation, ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import type {
  PlanChange,
  PlanContext,
  PlanEffect,
  PlanVerdict,
} from '@shiftloom/solver/labour_code/plan/plan_context'
import type { Page } from 'playwright'

type Given = { context: PlanContext; entries: ScheduleRange['entries']; changes: PlanChange[] }

/** What the page's own worker says of changes: the chunk the product ships, started once more in the same browser. */
export async function answersOfPage(page: Page, given: Given): Promise<PlanEffect[]> {
  const worker = page.workers().find((one) => one.url().includes('judge'))
  if (!worker) throw new Error('The page has not started the worker of the rules.')
  return page.evaluate(askWorker, { url: worker.url(), ...given })
}

/** In the page: speaks the protocol of Comlink 4, a call by its path and the answer under the same id. */
async function askWorker({ url, context, entries, changes }: Given & { url: string }): Promise<PlanEffect[]> {
  const worker = new Worker(url, { type: 'module' })
  const waiting = new Map<string, (value: unknown) => void>()
  worker.onmessage = ({ data }: MessageEvent<{ id: string; value: unknown }>) =>
    waiting.get(data.id)?.(data.value)
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(`The worker failed: ${message}`))
  })
  const call = (path: string, ...args: unknown[]): Promise<unknown> => {
    const id = `call-${waiting.size}`
    const answer = new Promise((resolve) => waiting.set(id, resolve))
    const argumentList = args.map((value) => ({ type: 'RAW', value }))
    worker.postMessage({ id, type: 'APPLY', path: [path], argumentList })
    return Promise.race([answer, failed])
  }
  await call('open', 1, context, entries)
  const effects: PlanEffect[] = []
  for (let first = 0; first < changes.length; first += 500)
    effects.push(...((await call('effects', 1, changes.slice(first, first + 500))) as PlanEffect[]))
  worker.terminate()
  return effects
}

export type ServerAnswer = { refused: PlanVerdict[]; worse: PlanVerdict[] }
type Asked = { token: string; commands: EntryOperation[][]; each?: boolean }

/** What the server says of the same commands, by the code that decides on saving, from its own database. */
export async function answersOfServer({ token, commands, each = false }: Asked): Promise<ServerAnswer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shiftloom-drags-'))
  try {
    const file = join(folder, 'drags.json')
    await writeFile(file, JSON.stringify({ token, commands }))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['ace.js', 'rules:judge', file, ...(each ? ['--each'] : [])],
      {
        cwd: backendBuild,
        maxBuffer: 2 ** 28,
        env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' },
      }
    )
    return JSON.parse(stdout) as ServerAnswer[]
  } finally {
    await rm(folder, { recursive: true })
  }
}

const backendBuild = process.env.BACKEND_BUILD ?? join(import.meta.dirname, '../../backend/build')
