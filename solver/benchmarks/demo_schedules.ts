/**
 * Demo schedules of each law, system and group, planned within a number of steps and judged from scratch:
 * `node solver/benchmarks/demo_schedules.ts [--seeds 20] [--steps 20000] [--only BASIC,VN]`. Prints a table.
 */
import { parseArgs } from 'node:util'
import { textTable } from '../src/report/text_table.ts'
import { demoProblem, demos, planDemo, type DemoName } from '../src/roster/testing/demo_schedules.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    steps: { type: 'string', default: '20000' },
    only: { type: 'string' },
  },
})
const names = (values.only?.split(',') ?? Object.keys(demos)) as DemoName[]
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1)
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const rows = names.map((name) => {
  const outcomes = seeds.map((seed) => planDemo(demoProblem(name, seed, Number(values.steps))))
  const filled = outcomes.map((outcome) => outcome.filled)
  const mean = filled.reduce((total, share) => total + share, 0) / filled.length
  const broken = outcomes.flatMap(({ blocking }) => blocking)
  if (broken.length > 0) process.exitCode = 1
  return [name, String(seeds.length), String(broken.length), percent(mean), percent(Math.min(...filled))]
})
console.log(textTable(['demo', 'schedules', 'blocking breaches', 'filled', 'least'], rows))
