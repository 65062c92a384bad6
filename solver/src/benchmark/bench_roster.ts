/**
 * Public roster instances against their best known values: `npm run bench:roster -- [--set quick|usual|full]
 * [--only Instance5,n030w4_1_6-2-9-1] [--seconds N] [--seeds 1,2,3] [--threads 2] [--cpu] [--dry]
 * [--set group.name=value]... [--params FILE.json] [--steps N] [--stats]`. `--cpu`: seconds that each thread works,
 * for a machine that is busy with other things. Prints a table and appends it
 * to docs/benchmarks/roster.md, unless `--dry`.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { runPortfolio } from '../portfolio/run_portfolio.ts'
import { readCurtois } from '../roster/formats/curtois.ts'
import { readInrc2 } from '../roster/formats/inrc2.ts'
import type { GridProblem } from '../roster/grid_model/grid_problem.ts'
import { bestKnown } from './best_known.ts'
import { benchSets, type BenchItem } from './bench_set.ts'
import { chosenParameters } from '../cli/parameter_choices.ts'
import { statisticsTable } from '../report/statistics_table.ts'
import { benchTable, type BenchRun } from './bench_table.ts'
import { inrc2Texts, sharedRoster, withoutSharedData } from './shared_rosters.ts'

const page = new URL('../../../docs/benchmarks/roster.md', import.meta.url)

const { values } = parseArgs({
  options: {
    // The set of instances, and any number of parameters `group.name=value`.
    set: { type: 'string', multiple: true, default: [] },
    params: { type: 'string' },
    steps: { type: 'string' },
    stats: { type: 'boolean', default: false },
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

function problemOf(name: string): GridProblem {
  if (name.startsWith('Instance')) return readCurtois(sharedRoster(`curtois/${name}.txt`), name)
  return readInrc2(inrc2Texts(name), name)
}

function chosen(): readonly BenchItem[] {
  const set = benchSets[setName]
  if (!set) throw new Error(`--set must be one of ${Object.keys(benchSets).join(', ')}`)
  const names = values.only?.split(',')
  const items = names
    ? names.map((name) => set.find((item) => item.name === name) ?? { name, seconds: 60 })
    : set
  return values.seconds ? items.map(({ name }) => ({ name, seconds: Number(values.seconds) })) : items
}

async function run(item: BenchItem, seed: number, best: number | null): Promise<BenchRun> {
  const problem = problemOf(item.name)
  const threads = values.steps ? 1 : Number(values.threads)
  const budget = values.steps
    ? ({ clock: 'steps', budgetMs: Number(values.steps) } as const)
    : ({ clock: values.cpu ? 'cpu' : 'wall', budgetMs: item.seconds * 1000 } as const)
  const result = await runPortfolio(problem, { seed, threads, parameters, ...budget })
  if (values.stats) process.stdout.write(`${item.name}\n${statisticsTable(result.statistics)}\n`)
  const { cost, hard, lowerBound, seconds, moves } = result
  return { name: item.name, seed, budgetSeconds: item.seconds, cost, hard, lowerBound, best, seconds, moves }
}

function machine(): string {
  const [{ model } = { model: 'unknown processor' }] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${model.trim()}, ${availableParallelism()} cores, ${memory}, Node ${process.versions.node}`
}

function commit(): string {
  try {
    const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
    return (
      git('rev-parse', '--short', 'HEAD') +
      (git('status', '--porcelain', 'solver/src') ? ' with changes' : '')
    )
  } catch {
    return 'unknown'
  }
}

const title = '# Rosters: public instances against their best known values\n'
const explanation = `
Written by \`npm run bench:roster\`. \`gap\`: cost above the best known value; \`from bound\`: cost above the bound proved
in the same run. The load is what the machine had to do besides: above 1 a core, the seconds are worth less.
`

function write(table: string, load: string): void {
  mkdirSync(new URL('.', page), { recursive: true })
  if (!existsSync(page)) writeFileSync(page, title + explanation)
  const budgets = values.steps
    ? `${values.steps} steps each`
    : values.seconds
      ? `${values.seconds} s each`
      : `set ${setName}`
  const heading = `## ${new Date().toISOString().slice(0, 16).replace('T', ' ')}, ${budgets}, ${values.threads} threads${values.cpu ? ', seconds each thread worked' : ''}`
  const changed = [values.params ?? [], values.set.filter((text) => text.includes('='))].flat()
  const how = changed.length > 0 ? ` with ${changed.join(', ')}` : ''
  const facts = `Commit ${commit()}${how}; seeds ${values.seeds}; ${machine()}; load before the first run ${load}.`
  appendFileSync(page, `\n${heading}\n\n${facts}\n\n${table}\n`)
}

if (withoutSharedData) {
  process.stdout.write(`Nothing to run: ${withoutSharedData}.\n`)
} else {
  const load = loadavg()[0]!.toFixed(1)
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
  if (!values.dry) write(table, load)
}
