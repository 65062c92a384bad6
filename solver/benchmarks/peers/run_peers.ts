/**
 * Our roster engine beside OR-Tools CP-SAT and Timefold on public or generated instances: the same seconds, threads and seeds, one
 * after the other, every roster judged by the text of its instance alone. `npm run bench:peers --
 * [--only Instance5,n030w4_1_6-2-9-1,generated-28x120x18-1] [--set quick|usual|full|generated] [--solvers shiftloom,cp-sat,timefold] [--seconds 60]
 * [--threads 2] [--seeds 1,2,3] [--trace FILE.json] [--write]`. Prints a table of what each run ended with and one of how
 * it got there; `--trace` writes all points of the curves, `--write` appends both tables to docs/benchmarks/roster.md.
 * What the peers need is installed into ~/.cache/shiftloom-peers, or PEERS_HOME, at first.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { appendSection, commit, machine, presentLoad } from '../../src/benchmark/bench_page.ts'
import { benchSet } from '../../src/benchmark/bench_set.ts'
import { bestKnown } from '../../src/benchmark/best_known.ts'
import { benchInstance } from '../../src/benchmark/bench_instance.ts'
import { withoutSharedData } from '../../src/benchmark/shared_rosters.ts'
import { contradiction, type PeerRun } from '../../src/benchmark/peer_run.ts'
import { curveTable, peerTable } from './peer_tables.ts'
import { solvers, type Outcome, type Task } from './solvers.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    only: text,
    set: { ...text, default: 'quick' },
    solvers: { ...text, default: Object.keys(solvers).join() },
    seconds: { ...text, default: '60' },
    threads: { ...text, default: '2' },
    seeds: { ...text, default: '1' },
    trace: text,
    write: { type: 'boolean', default: false },
  },
})
const [seconds, threads] = [Number(values.seconds), Number(values.threads)]
const seeds = values.seeds.split(',').map(Number)
const faulty = [seconds, threads].some((number) => !(number > 0)) || !seeds.every(Number.isInteger)
if (faulty) throw new Error('--seconds and --threads must be numbers above 0, --seeds whole numbers.')

const readySolvers = () =>
  values.solvers.split(',').map((name) => {
    const ready = solvers[name]
    if (!ready) throw new Error(`--solvers must be among ${Object.keys(solvers).join(', ')}.`)
    return { name, solve: ready() }
  })

type ReadySolver = ReturnType<typeof readySolvers>[number]

/** A solver that fails has no roster, and the others go on. */
async function outcomeOf({ solve }: ReadySolver, task: Task): Promise<Outcome> {
  const startedAt = performance.now()
  try {
    return await solve(task)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    const took = (performance.now() - startedAt) / 1000
    return { solution: null, curve: [], watched: { seconds: took, cpuSeconds: null, megabytes: null } }
  }
}

async function run(solver: ReadySolver, task: Task): Promise<PeerRun> {
  const { instance, seed } = task
  const { solution, curve, watched } = await outcomeOf(solver, task)
  const truth = solution === null ? null : instance.judge(solution)
  return {
    ...{ instance: instance.name, solver: solver.name, seed, curve, ...watched },
    cost: truth?.cost ?? null,
    hard: truth?.violations.length ?? 0,
    best: bestKnown().get(instance.name) ?? null,
  }
}

async function runAll(folder: string): Promise<PeerRun[]> {
  const names = values.only?.split(',') ?? benchSet(values.set).map(({ name }) => name)
  const chosen = readySolvers()
  const runs: PeerRun[] = []
  for (const name of names) {
    const instance = benchInstance(name)
    for (const seed of seeds) {
      for (const solver of chosen) {
        const done = await run(solver, { instance, seconds, threads, seed, folder })
        runs.push(done)
        console.error(
          `${name} ${solver.name} seed ${seed}: ${done.cost ?? 'none'}, ${done.hard} rules broken`
        )
        // After each run, so that a series that is stopped has what it found.
        if (values.trace) writeFileSync(values.trace, `${JSON.stringify(runs)}\n`)
      }
    }
  }
  return runs
}

function write(tables: string, load: string): void {
  appendSection(
    `beside peers, ${seconds} s each, ${threads} threads`,
    `Commit ${commit()}; seeds ${values.seeds}; ${machine()}; load before the first run ${load}. Timefold's free edition
searches on one thread. \`seconds\` and \`CPU\` are of the whole process; the second table has the cost of the best roster that
keeps all rules after so many seconds.`,
    tables
  )
}

if (withoutSharedData) {
  process.stdout.write(`Nothing to run: ${withoutSharedData}.\n`)
} else {
  const load = presentLoad()
  const folder = mkdtempSync(join(tmpdir(), 'peers-'))
  const runs = await runAll(folder).finally(() => rmSync(folder, { recursive: true }))
  const tables = `${peerTable(runs)}\n\n${curveTable(runs, seconds)}`
  process.stdout.write(`${tables}\n`)
  if (values.write) write(tables, load)
  for (const sentence of runs.flatMap((run) => contradiction(run) ?? [])) {
    console.error(sentence)
    process.exitCode = 1
  }
}
