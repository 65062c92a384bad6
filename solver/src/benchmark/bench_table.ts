import { textTable } from '../report/text_table.ts'

/** One run of one instance. */
export type BenchRun = {
  readonly name: string
  readonly seed: number
  readonly budgetSeconds: number
  readonly cost: number
  readonly hard: number
  readonly lowerBound: number | null
  /** null: none is published. */
  readonly best: number | null
  readonly seconds: number
  readonly moves: number
  /** The most memory of the process. */
  readonly megabytes: number
}

const headings = [
  'instance',
  'seed',
  'cost',
  'best known',
  'gap',
  'bound',
  'from bound',
  'seconds',
  'moves/s',
  'MB',
  'hard',
]

/** A table for people and for documents alike: text with bars. */
export function benchTable(runs: readonly BenchRun[]): string {
  const rows = runs.map(rowOf)
  return textTable(headings, rows)
}

function rowOf(run: BenchRun): string[] {
  const { cost, best, lowerBound, seconds, moves, megabytes } = run
  return [
    run.name,
    String(run.seed),
    String(cost),
    best === null ? '' : String(best),
    percent(best, cost),
    lowerBound === null ? '' : lowerBound.toFixed(0),
    percent(lowerBound, cost),
    seconds.toFixed(1),
    seconds > 0 ? String(Math.round(moves / seconds)) : '',
    String(megabytes),
    String(run.hard),
  ]
}

/** How far above a value the cost lies. */
export function percent(from: number | null, cost: number): string {
  return from === null || from <= 0 ? '' : `${((100 * (cost - from)) / from).toFixed(2)} %`
}
