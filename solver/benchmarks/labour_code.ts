/** The labour code on plans of a month: `node solver/benchmarks/labour_code.ts [million moves]`. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { planJudge } from '../src/labour_code/plan/plan_judge.ts'
import { busyChange, busyPlan, type BusyPlan } from '../src/labour_code/testing/busy_plan.ts'

const MOVES = Number(process.argv[2] ?? 1) * 1_000_000
const GOAL_TIMES_FASTER = 100
const MOST_GROWTH_MB = 8

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapMb = (): number => {
  collect()
  return process.memoryUsage().heapUsed / 1_048_576
}
/** Milliseconds of each run, sorted. */
function timed(runs: number, work: (run: number) => void): number[] {
  return Array.from({ length: runs }, (_, run) => {
    const started = performance.now()
    work(run)
    return performance.now() - started
  }).sort((a, b) => a - b)
}
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)]!
const micro = (ms: number): string => `${(ms * 1000).toFixed(0)} µs`
const milli = (ms: number): string => `${ms.toFixed(1)} ms`
const misses: string[] = []

/** The plan after a change, for a check without the plan before. */
function changed({ entries }: BusyPlan, { remove = [], add = [] }: ReturnType<typeof busyChange>) {
  const gone = new Set([...remove, ...add.map(({ id }) => id)])
  return [...entries.filter(({ id }) => !gone.has(id)), ...add]
}

const large = busyPlan(1000)
timed(2, () => planJudge(large.context, large.entries))
const full = timed(7, () => planJudge(large.context, large.entries).verdicts())
console.log(
  `full check, 1,000 people x 31 days, ${large.entries.length} entries: ${milli(at(full, 0.5))} (worst ${milli(full.at(-1)!)})`
)

const plan = busyPlan(200)
const judge = planJudge(plan.context, plan.entries)
timed(20_000, (run) => judge.effectOf(busyChange(plan, run)))
const looks = timed(50_000, (run) => judge.effectOf(busyChange(plan, run)))
const naive = timed(60, (run) => planJudge(plan.context, changed(plan, busyChange(plan, run))).verdicts())
const faster = at(naive, 0.5) / at(looks, 0.5)
console.log(
  `a move, 200 x 31, ${plan.entries.length} entries: looked at in ${micro(at(looks, 0.5))} (p95 ${micro(at(looks, 0.95))}, p99 ${micro(at(looks, 0.99))}), ` +
    `whole plan again ${milli(at(naive, 0.5))}: ${faster.toFixed(0)} times faster (goal ${GOAL_TIMES_FASTER})`
)
if (faster < GOAL_TIMES_FASTER) misses.push(`only ${faster.toFixed(0)} times faster`)

const heap: number[] = [heapMb()]
for (let quarter = 0; quarter < 4; quarter += 1) {
  for (let move = 0; move < MOVES / 4; move += 1) {
    const change = busyChange(plan, move)
    if (move % 2 === 0) judge.effectOf(change)
    else {
      judge.apply(change)
      judge.undo()
    }
  }
  heap.push(heapMb())
}
const growth = Math.max(...heap.slice(1)) - heap[0]!
console.log(
  `memory over ${MOVES / 1_000_000} million moves, looked at or made and taken back: ${heap.map((mb) => mb.toFixed(1)).join(', ')} MB ` +
    `(may grow by ${MOST_GROWTH_MB})`
)
if (growth > MOST_GROWTH_MB) misses.push(`memory grew by ${growth.toFixed(1)} MB`)

if (misses.length > 0) {
  console.error(`missed: ${misses.join('; ')}`)
  process.exitCode = 1
}
