import { percent } from '../../src/benchmark/bench_table.ts'
import { textTable } from '../../src/report/text_table.ts'
import { costAfter, firstFeasible, type PeerRun } from '../../src/benchmark/peer_run.ts'

const headings = [
  'instance',
  'solver',
  'seed',
  'cost',
  'best known',
  'gap',
  'bound',
  'hard',
  'first feasible',
  'seconds',
  'CPU',
  'MB',
]

/** What each run ended with. A cost is compared only if all rules are kept. */
export function peerTable(runs: readonly PeerRun[]): string {
  return textTable(headings, runs.map(rowOf), [0, 1])
}

function rowOf(run: PeerRun): string[] {
  const { instance, solver, seed, cost, best, hard, seconds, cpuSeconds, megabytes } = run
  const first = firstFeasible(run)
  return [
    ...[instance, solver, String(seed)],
    cost === null ? 'none' : String(cost),
    best === null ? '' : String(best),
    cost === null || hard > 0 ? '' : percent(best, cost),
    run.curve.at(-1)?.bound?.toFixed(0) ?? '',
    cost === null ? '' : String(hard),
    first === null ? 'never' : `${first.toFixed(1)} s`,
    seconds.toFixed(1),
    cpuSeconds === null ? '' : cpuSeconds.toFixed(1),
    megabytes === null ? '' : String(megabytes),
  ]
}

const MARKS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600]

/** What the best roster that keeps all rules cost after so many seconds, by each solver's own clock. */
export function curveTable(runs: readonly PeerRun[], seconds: number): string {
  const marks = MARKS.filter((mark) => mark <= seconds)
  const rows = runs.map((run) => [
    ...[run.instance, run.solver, String(run.seed)],
    ...marks.map((mark) => String(costAfter(run, mark) ?? '–')),
  ])
  return textTable(['instance', 'solver', 'seed', ...marks.map((mark) => `${mark} s`)], rows, [0, 1])
}
