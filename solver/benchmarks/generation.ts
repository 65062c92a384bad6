/**
 * Roster generation and preflight on generated problems:
 * `node solver/benchmarks/generation.ts [--people 60] [--locations 3] [--seconds 20] [--seeds 1,2,3] [--demand 0.95,1.1] [--threads 2] [--cpu]`.
 * `--cpu` counts what the thread itself has worked, for measuring on a busy machine; it goes with one thread alone.
 */
import { parseArgs } from 'node:util'
import { solveRoster } from '../src/roster/engine.ts'
import { explain } from '../src/roster/explain.ts'
import { rankReplacements } from '../src/roster/explain/replacements.ts'
import { preflight } from '../src/roster/preflight.ts'
import type { RosterProblem } from '../src/roster/problem.ts'
import type { RosterProgress, RosterResult } from '../src/roster/result.ts'
import { filled } from '../src/roster/testing/filled.ts'
import { generatedProblem } from '../src/roster/testing/generated_problem.ts'
import { openPool } from '../src/worker/pool.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '20' },
    seeds: { type: 'string', default: '1,2' },
    demand: { type: 'string', default: '0.95,1.1,1.2' },
    locations: { type: 'string' },
    threads: { type: 'string', default: '1' },
    cpu: { type: 'boolean', default: false },
  },
})
const [people, seconds] = [Number(values.people), Number(values.seconds)]
const threads = Number(values.threads)
if (values.cpu && threads > 1) throw new Error('--cpu goes with one thread alone.')
const numbers = (text: string): number[] => text.split(',').map(Number)
const MARKS_MS = [500, 1000, 2000, 5000, 10_000, 20_000, 60_000, 120_000].filter(
  (mark) => mark <= seconds * 1000
)
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const now = values.cpu ? cpuMs : () => performance.now()

function stateAt({ score, lowerBound, unfilledMinutes }: RosterProgress): string {
  const gap = lowerBound === null ? '' : ` bound ${Math.round(lowerBound)} gap ${percent(score, lowerBound)}`
  return `${(unfilledMinutes / 60).toFixed(0)} h open, ${score}${gap}`
}

const percent = (score: number, bound: number): string => `${((100 * (score - bound)) / score).toFixed(1)} %`

const pool = threads > 1 ? openPool(threads) : null
const never = new AbortController().signal

async function search(
  problem: RosterProblem,
  onProgress: (progress: RosterProgress) => void
): Promise<RosterResult> {
  if (!pool) return solveRoster(problem, { now, onProgress })
  const ways = { signal: never, stop: never, onProgress, onLost: (error: unknown) => console.error(error) }
  const [outcome] = await pool.search([problem], ways)
  if (outcome?.status !== 'fulfilled') throw outcome?.reason
  return outcome.value
}

const locations = Number(values.locations ?? (people > 100 ? 6 : 3))
console.log(
  `${people} people, 4 weeks, ${seconds} s ${values.cpu ? 'of processor time' : 'by the clock'}, threads: ${threads}`
)
for (const demand of numbers(values.demand)) {
  for (const seed of numbers(values.seeds)) {
    const generated = generatedProblem({ people, days: 28, seed, demand, locations })
    const problem: RosterProblem = { ...generated, budgetMs: seconds * 1000, iterationLimit: null }
    const marks = [...MARKS_MS]
    let complete: number | null = null
    console.log(`demand ${demand} seed ${seed}, ${problem.shifts.length} shifts`)
    const result = await search(problem, (progress) => {
      if (progress.unfilledMinutes === 0) complete ??= progress.elapsedMs
      while (marks.length > 0 && progress.elapsedMs >= marks[0]!) {
        console.log(`  ${(marks.shift()! / 1000).toString().padStart(4)} s: ${stateAt(progress)}`)
      }
    })
    const { figuresAfter, iterations, elapsedMs, scoreByGoal, score, lowerBound } = result
    const goals = Object.entries(scoreByGoal).map(([goal, value]) => `${goal} ${Math.round(value)}`)
    console.log(
      `   end: ${Math.round(score)} (${goals.join(', ')}), bound ${Math.round(lowerBound ?? 0)}, ` +
        `gap ${percent(score, lowerBound ?? 0)}, complete after ${complete ?? '-'} ms, ` +
        `blocking ${figuresAfter.blockingViolations}, ${Math.round(iterations / elapsedMs)} thousand moves/s, ` +
        `${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`
    )
  }
}

await pool?.close()

const large = generatedProblem({ people: 200, days: 28, seed: 1, locations: 6 })
const timed = <T>(what: string, work: () => T, say: (result: T) => string): void => {
  const started = now()
  const result = work()
  console.log(`${what}: ${Math.round(now() - started)} ms, ${say(result)}`)
}
console.log(`200 people, 4 weeks, ${large.shifts.length} shifts`)
timed(
  'preflight',
  () => preflight(large),
  ({ findings }) => `${findings.length} findings`
)
const scarce = filled(generatedProblem({ people: 200, days: 28, seed: 1, locations: 6, demand: 1.15 }))
timed(
  'explanation',
  () => explain(scarce),
  ({ unfilled, changes }) => `${changes.length} changes, ${unfilled.length} open shifts`
)
const holders = new Map(
  solveRoster({ ...large, iterationLimit: 1 }, { now }).assignments.map((one) => [one.shiftId, one.personId])
)
const planned = {
  ...large,
  shifts: large.shifts.map((shift) => ({ ...shift, currentPersonId: holders.get(shift.id) ?? null })),
}
timed(
  'replacements for one shift',
  () => rankReplacements(planned, planned.shifts[500]!.id),
  (list) => `${list.length} people`
)
