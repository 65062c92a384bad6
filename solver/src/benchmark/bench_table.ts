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
  'hard',
]

/** A table for people and for documents alike: text with bars. */
export function benchTable(runs: readonly BenchRun[]): string {
  const rows = runs.map(rowOf)
  const widths = headings.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => row[at]!.length))
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(headings), rule, ...rows.map(line)].join('\n')
}

function rowOf(run: BenchRun): string[] {
  const { cost, best, lowerBound, seconds, moves } = run
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
    String(run.hard),
  ]
}

/** How far above a value the cost lies. */
function percent(from: number | null, cost: number): string {
  return from === null || from <= 0 ? '' : `${((100 * (cost - from)) / from).toFixed(2)} %`
}
