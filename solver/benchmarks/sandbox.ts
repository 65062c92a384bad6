/** What one drag of a rule's point costs: `node solver/benchmarks/sandbox.ts`. */
import type { ContentRule } from '../src/labour_model/rules/content.ts'
import type { StaffingRule } from '../src/labour_model/position/staffing_rule.ts'
import { backtestWeeks, sandboxBasis, type SandboxInput } from '../src/labour_model/sandbox/sandbox_basis.ts'
import { compareRules, type RuleSet } from '../src/labour_model/sandbox/compare_rules.ts'

/** A drag has to be seen within a tenth of a second; drawing takes its part of it. */
const mostMs = 100
const weeks = 26
const slotsOfWeek = 7 * 96

const noon = (at: number): number => Math.exp(-((((at % 96) / 4 - 13) / 3) ** 2))
const tickets = Float64Array.from({ length: weeks * slotsOfWeek }, (_, at) =>
  Math.round(4 + 30 * noon(at) + ((at * 7919) % 13))
)
const input: SandboxInput = {
  ...{ today: weeks * 7, weekFrom: weeks * 7, slotMinutes: 15 },
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '06:00', closes: '23:00' })),
  ...{ exceptions: new Map(), holidays: [] },
  metrics: new Map([
    ['tickets', tickets],
    ['guests', tickets.map((one) => one * 2)],
  ]),
}
const rule = (work: ContentRule, metricId = 'tickets'): StaffingRule => ({
  ...{ work, metricId, minimum: 1, maximum: 12, hours: null, share: 1 },
  ...{ bufferBeforeMinutes: 30, bufferAfterMinutes: 30 },
})
const steps = [0, 20, 50, 100].map((at, step) => ({
  from: at,
  until: [20, 50, 100, null][step]!,
  people: step + 1,
}))
const queue = {
  handlingSeconds: 180,
  serviceLevel: 0.8,
  answerSeconds: 20,
  maximumOccupancy: 0.9,
  shrinkage: 0.2,
}
const kinds: Record<string, (step: number) => ContentRule> = {
  linear: (step) => ({ kind: 'linear', unitsPerPersonHour: 20 + step / 10 }),
  range: (step) => ({
    kind: 'range',
    steps: steps.map((one, at) => ({ ...one, people: at + 1 + (step % 3) })),
  }),
  service_time: (step) => ({ kind: 'service_time', secondsPerUnit: 120 + step, utilisation: 0.8 }),
  erlang_c: (step) => ({ kind: 'erlang_c', ...queue, handlingSeconds: 180 + step }),
}

const began = performance.now()
const basis = sandboxBasis(input)
console.log(
  `\nforecasts of ${backtestWeeks + 1} weeks, once on opening: ${(performance.now() - began).toFixed(0)} ms`
)
console.log(
  `one drag over ${backtestWeeks} weeks x ${slotsOfWeek / 7} slots a day and the chosen week, three rules: ms`
)
console.log(`  ${'rule'.padEnd(16)}${['median', 'p95', 'worst'].map((name) => name.padStart(9)).join('')}`)
let slowest = 0
for (const [kind, work] of Object.entries(kinds)) {
  const others = [rule({ kind: 'linear', unitsPerPersonHour: 40 }, 'guests'), rule(kinds.range!(0))]
  const set = (step: number): RuleSet => ({
    ...{ rules: [rule(work(step)), ...others], combination: 'sum', smoothed: true },
  })
  const times: number[] = []
  for (let step = 0; step < 60; step += 1) {
    const at = performance.now()
    compareRules(basis, { before: set(0), after: set(step), looked: 0, staff: 10 })
    times.push(performance.now() - at)
  }
  // The first calls are those of a cold engine.
  const sorted = times.slice(5).sort((a, b) => a - b)
  const [median, p95, worst] = [0.5, 0.95, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1]!)
  slowest = Math.max(slowest, p95!)
  console.log(`  ${kind.padEnd(16)}${[median, p95, worst].map((ms) => ms!.toFixed(1).padStart(9)).join('')}`)
}
console.log(`  slowest p95 ${slowest.toFixed(1)} ms, goal below ${mostMs} ms`)
