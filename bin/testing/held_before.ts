import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Counts } from './counts.ts'
import type { Reads, Step } from './step.ts'

/** Settings that change what a step does with the same files. */
const settings = ['SLOW', 'JOURNEY_CLOCK', 'DATABASE_URL_TEST', 'CHROMIUM_PATH', 'FAULT_SEED']
const isDocument = (path: string) => /^docs\/|^\.ci\/|\.md$/.test(path)
const isOwnTest = (path: string) =>
  /\.(spec|e2e)\.tsx?$|\/benchmarks\//.test(path) && !path.startsWith('tests/')
const isOfSolver = (path: string) =>
  /^(solver|bin|docs)\/|^package(-lock)?\.json$|^[^/]*config[^/]*$/.test(path)

const readBy: Record<Reads, (path: string) => boolean> = {
  everything: () => true,
  code: (path) => !isDocument(path),
  product: (path) => !isDocument(path) && !isOwnTest(path),
  solver: isOfSolver,
}

/** The steps that held in this folder, each with the files it held with. */
export interface HeldBefore {
  /** What came of a step, if it held and nothing that it reads has changed since. */
  countsOf(step: Step): Counts | undefined
  /** Remembers a step that held, unless a file has changed while it ran. */
  note(step: Step, counts: Counts): void
}

/**
 * @param root of the working tree; what Git ignores counts as made from the rest, what is not committed yet counts
 * @returns undefined where Git does not know the files
 */
export function heldBefore(root: string): HeldBefore | undefined {
  const began = stampsOf(root)
  if (!began) return undefined
  const folder = join(root, 'node_modules', '.cache', 'held')
  const fileOf = ({ name }: Step) => join(folder, `${name}.json`)
  return {
    countsOf: (step) => {
      if (!step.reads || !existsSync(fileOf(step))) return undefined
      const kept = JSON.parse(readFileSync(fileOf(step), 'utf8')) as { stamp: string; counts: Counts }
      return kept.stamp === began[step.reads] ? kept.counts : undefined
    },
    note: (step, counts) => {
      if (!step.reads || counts.failed > 0 || counts.passed === 0) return
      const stamp = stampsOf(root)?.[step.reads]
      if (stamp !== began[step.reads]) return
      mkdirSync(folder, { recursive: true })
      writeFileSync(fileOf(step), JSON.stringify({ stamp, counts }))
    },
  }
}

/** Of all that steps of each kind read, with what is around them. */
function stampsOf(root: string): Record<Reads, string> | undefined {
  const digests = digestsOf(root)
  if (!digests) return undefined
  // Tests may read data beside the project and skip where there is none.
  const shared = existsSync(join(root, '..', 'shared'))
  const around = JSON.stringify([process.version, shared, ...settings.map((name) => process.env[name])])
  const stampOf = (isRead: (path: string) => boolean) => {
    const hash = createHash('sha256').update(around)
    for (const [path, digest] of digests) if (isRead(path)) hash.update(`${path}\0${digest}\0`)
    return hash.digest('hex')
  }
  const { everything, code, product, solver } = readBy
  return {
    everything: stampOf(everything),
    code: stampOf(code),
    product: stampOf(product),
    solver: stampOf(solver),
  }
}

/** Each file with a digest of what it holds, by path. */
function digestsOf(root: string): Map<string, string> | undefined {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (git.status !== 0) return undefined
  const paths = [...new Set(git.stdout.split('\0'))].filter((path) => path && existsSync(join(root, path)))
  const digest = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('base64')
  return new Map(paths.sort().map((path) => [path, digest(path)]))
}
