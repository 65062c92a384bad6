/** Roster generation and preflight on generated problems: `node solver/benchmarks/generation.ts [seconds] [seeds]`. */
import { solveRoster } from '../src/roster/engine.ts'
import { preflight } from '../src/roster/preflight.ts'
import { generatedProblem } from '../src/roster/testing/generated_problem.ts'

const [seconds = 10, seeds = 3] = process.argv.slice(2).map(Number)
const MARKS_MS = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000].filter((mark) => mark <= seconds * 1000)
const hours = (minutes: number): string => (minutes / 60).toFixed(1).padStart(7)

console.log(`generation: 60 people, 4 weeks, ${seconds} s, one thread; open hours | score at each time`)
for (const demand of [0.95, 1.1, 1.2]) {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const problem = {
      ...generatedProblem({ people: 60, days: 28, seed, demand }),
      budgetMs: seconds * 1000,
      iterationLimit: null,
    }
    const marks = [...MARKS_MS]
    const line: string[] = []
    const result = solveRoster(problem, {
      now: () => performance.now(),
      onProgress: ({ elapsedMs, unfilledMinutes, score }) => {
        while (marks.length > 0 && elapsedMs >= marks[0]!) {
          line.push(`${marks.shift()! / 1000} s:${hours(unfilledMinutes)} | ${score}`)
        }
      },
    })
    const { figuresAfter, iterations, elapsedMs } = result
    console.log(`demand ${demand} seed ${seed}, ${problem.shifts.length} shifts: ${line.join('   ')}`)
    console.log(
      `  end:${hours(figuresAfter.unfilledMinutes)} h open, ${Math.round(result.score)}, ` +
        `hours off ${hours(figuresAfter.normDeviationMinutes)}, wishes ${figuresAfter.preferencesMet}/${figuresAfter.preferencesTotal}, ` +
        `blocking ${figuresAfter.blockingViolations}, ${Math.round(iterations / elapsedMs)} thousand moves/s`
    )
  }
}

const large = generatedProblem({ people: 200, days: 28, seed: 1, locations: 6 })
const started = performance.now()
const { findings } = preflight(large)
const elapsed = Math.round(performance.now() - started)
console.log(
  `preflight: 200 people, 4 weeks, ${large.shifts.length} shifts: ${elapsed} ms, ${findings.length} findings`
)
