/**
 * Public roster instances against their best known values: `npm run bench:roster -- [--set quick|usual|full|generated]
 * [--only Instance5,n030w4_1_6-2-9-1,generated-28x120x18-1] [--seconds N] [--seeds 1,2,3] [--threads 2] [--cpu] [--dry]
 * [--set group.name=value]... [--params FILE.json] [--steps N] [--stats] [--trace FILE.json]`. `--cpu`: seconds that
 * each thread works, for a machine that is busy with other things. `--trace`: how each run improves. Prints a table and
 * appends it to docs/benchmarks/roster.md, unless `--dry`. Every roster is judged by the text of its instance alone.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runPortfolio } from '../portfolio/run_portfolio.ts'
import { bestKnown } from './best_known.ts'
import { appendSection, commit, machine, presentLoad } from './bench_page.ts'
import { benchSet, type BenchItem } from './bench_set.ts'
import { chosenParameters } from '../cli/parameter_choices.ts'
import { ImprovementCurve, type CurvePoint } from '../report/improvement_curve.ts'
import { statisticsTable } from '../report/statistics_table.ts'
import { benchTable, type BenchRun } from './bench_table.ts'
import { MemoryPeak } from './memory_peak.ts'
import { benchInstance } from './bench_instance.ts'
import { withoutSharedData } from './shared_rosters.ts'

const { values } = parseArgs({
  options: {
    // The set of instances, and any number of parameters `group.name=value`.
    set: { type: 'string', multiple: true, default: [] },
    params: { type: 'string' },
    steps: { type: 'string' },
    stats: { type: 'boolean', default: false },
    trace: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    threads: { type: 'string', default: '2' },
    cpu: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})

const setNames = values.set.filter((text) => !text.includes('='))
const setName = setNames.at(-1) ?? 'quick'
const parameters = chosenParameters(
  values.params ?? null,
  values.set.filter((text) => text.includes('='))
)

function chosen(): readonly BenchItem[] {
  const set = benchSet(setName)
  const names = values.only?.split(',')
  const items = names
    ? names.map((name) => set.find((item) => item.name === name) ?? { name, seconds: 60 })
    : set
  return values.seconds ? items.map(({ name }) => ({ name, seconds: Number(values.seconds) })) : items
}

type Trace = { readonly instance: string; readonly seed: number; readonly curve: readonly CurvePoint[] }
const traces: Trace[] = []

async function run(item: BenchItem, seed: number, best: number | null): Promise<BenchRun> {
  const { name } = item
  const { problem, write: textOf, judge } = benchInstance(name)
  const threads = values.steps ? 1 : Number(values.threads)
  const budget = values.steps
    ? ({ clock: 'steps', budgetMs: Number(values.steps) } as const)
    : ({ clock: values.cpu ? 'cpu' : 'wall', budgetMs: item.seconds * 1000 } as const)
  const curve = new ImprovementCurve()
  const memory = new MemoryPeak()
  const result = await runPortfolio(problem, {
    ...{ seed, threads, parameters, ...budget },
    onProgress: ({ elapsedMs, cost, lowerBound }) => {
      curve.note(elapsedMs / 1000, cost, lowerBound)
      memory.look()
    },
  })
  const megabytes = memory.megabytes
  if (values.stats) process.stdout.write(`${name}\n${statisticsTable(result.statistics)}\n`)
  const { cost, hard, lowerBound, seconds, moves } = result
  const truth = judge(textOf(result.roster))
  if (truth.cost !== cost || truth.violations.length > 0 !== hard > 0) {
    throw new Error(`${name}: the judge finds ${truth.cost}, not ${cost}. ${truth.violations.join('; ')}`)
  }
  if (hard === 0) curve.note(seconds, cost, lowerBound)
  traces.push({ instance: name, seed, curve: curve.points })
  return {
    ...{ name, seed, budgetSeconds: item.seconds, cost, hard, lowerBound, best, seconds, moves },
    megabytes,
  }
}

function write(table: string, load: string): void {
  const budgets = values.steps
    ? `${values.steps} steps each`
    : values.seconds
      ? `${values.seconds} s each`
      : `set ${setName}`
  const changed = [values.params ?? [], values.set.filter((text) => text.includes('='))].flat()
  const how = changed.length > 0 ? ` with ${changed.join(', ')}` : ''
  appendSection(
    `${budgets}, ${values.threads} threads${values.cpu ? ', seconds each thread worked' : ''}`,
    `Commit ${commit()}${how}; seeds ${values.seeds}; ${machine()}; load before the first run ${load}.`,
    table
  )
}

if (withoutSharedData) {
  process.stdout.write(`Nothing to run: ${withoutSharedData}.\n`)
} else {
  const load = presentLoad()
  const best = bestKnown()
  const runs: BenchRun[] = []
  for (const item of chosen()) {
    for (const seed of values.seeds.split(',').map(Number)) {
      runs.push(await run(item, seed, best.get(item.name) ?? null))
      const { cost, lowerBound, seconds } = runs.at(-1)!
      console.error(
        `${item.name} seed ${seed}: ${cost}, bound ${lowerBound ?? 'none'}, ${seconds.toFixed(1)} s`
      )
    }
  }
  const table = benchTable(runs)
  process.stdout.write(`${table}\n`)
  if (values.trace) writeFileSync(values.trace, `${JSON.stringify(traces)}\n`)
  if (!values.dry) write(table, load)
}
