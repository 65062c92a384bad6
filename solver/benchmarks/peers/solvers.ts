import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeGrid } from '../../src/benchmark/described_grid.ts'
import type { BenchInstance } from '../../src/benchmark/bench_instance.ts'
import type { CurvePoint } from '../../src/report/improvement_curve.ts'
import type { PeerPoint } from '../../src/benchmark/peer_run.ts'
import { cpSatCommand, timefoldCommand } from './runtimes.ts'
import { runWatched, type Watched } from './watched_process.ts'

export type Task = {
  readonly instance: BenchInstance
  readonly seconds: number
  readonly threads: number
  readonly seed: number
  /** For files of the run. */
  readonly folder: string
}

export type Outcome = {
  /** The roster in the benchmark's own text; null: there is none. */
  readonly solution: string | null
  readonly curve: readonly PeerPoint[]
  readonly watched: Watched
}

type Solver = (task: Task) => Promise<Outcome>

/** Each says how it is run; what has to be installed or built for it is so when it is taken from here. */
export const solvers: Readonly<Record<string, () => Solver>> = {
  shiftloom: () => solveOurs,
  'cp-sat': () => {
    const command = cpSatCommand()
    return (task) => solveDescribed(task, [...command], [task.seconds, task.threads, task.seed])
  },
  timefold: () => {
    const command = timefoldCommand()
    return (task) => solveDescribed(task, [...command], [task.seconds, task.seed])
  },
}

/** A solver that overruns its time by this much hangs. */
const limitMs = (seconds: number): number => 1000 * (2 * seconds + 120)

async function solveOurs({ instance, seconds, threads, seed, folder }: Task): Promise<Outcome> {
  const [out, trace] = [emptied(folder, 'roster.txt'), emptied(folder, 'trace.json')]
  const files = instance.files.map(({ name, text }) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  })
  const program = fileURLToPath(new URL('../../src/cli/solve.ts', import.meta.url))
  const { watched } = await runWatched(
    [
      ...[process.execPath, program, '--format', instance.format, '--instance', ...files],
      ...['--seconds', `${seconds}`, '--threads', `${threads}`, '--seed', `${seed}`],
      ...['--out', out, '--trace', trace],
    ],
    limitMs(seconds)
  )
  const { curve }: { curve: CurvePoint[] } = JSON.parse(readFileSync(trace, 'utf8'))
  const points = curve.flatMap(({ cost, ...rest }) => (cost === null ? [] : [{ ...rest, cost, hard: 0 }]))
  return { solution: readFileSync(out, 'utf8'), curve: points, watched }
}

/** A peer: GRID.json, further arguments, OUT.json; it prints a line of JSON for each better roster. */
async function solveDescribed(
  { instance, seconds, folder }: Task,
  command: readonly string[],
  settings: readonly number[]
): Promise<Outcome> {
  const [grid, out] = [emptied(folder, 'grid.json'), emptied(folder, 'rows.json')]
  writeFileSync(grid, JSON.stringify(describeGrid(instance.problem)))
  const { output, watched } = await runWatched(
    [...command, grid, ...settings.map(String), out],
    limitMs(seconds)
  )
  const curve = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): PeerPoint => JSON.parse(line))
  if (!existsSync(out)) return { solution: null, curve, watched }
  const rows: number[][] = JSON.parse(readFileSync(out, 'utf8'))
  return { solution: instance.write(Uint8Array.from(rows.flat())), curve, watched }
}

/** A file's path, without what a run before left there. */
function emptied(folder: string, name: string): string {
  const path = join(folder, name)
  rmSync(path, { force: true })
  return path
}
