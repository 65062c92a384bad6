import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyRule } from '../labour_code/testing/plan.ts'
import { demoProblem, demos, planDemo, type DemoName } from './testing/demo_schedules.ts'

/** Twenty seeds on demand: `node solver/benchmarks/demo_schedules.ts --seeds 20`. */
const SEEDS = [1, 2]
const STEPS = 3000

/** The least share of the demand that each kind fills within the steps. */
const least: Record<DemoName, number> = {
  BASIC: 0.95,
  EQUIV12: 0.97,
  FLEX: 0.98,
  VN: 0.98,
  minors: 0.96,
  disabled: 0.96,
}

for (const name of Object.keys(demos) as DemoName[]) {
  test(`demo schedules of ${name} keep every blocking rule and fill the demand`, () => {
    for (const seed of SEEDS) {
      const { filled, blocking } = planDemo(demoProblem(name, seed, STEPS))
      assert.deepEqual(blocking, [], `seed ${seed}`)
      assert.ok(filled >= least[name], `seed ${seed} fills ${filled}`)
    }
  })
}

test('a plan that breaks rules is noticed', () => {
  for (const name of Object.keys(demos) as DemoName[]) {
    const problem = demoProblem(name, 1, STEPS)
    const off = problem.ruleSets.map((set) => ({ ...set, settings: everyRule('off') }))
    const { blocking } = planDemo({ ...problem, ruleSets: off }, problem)
    assert.ok(blocking.length > 0, name)
  }
})
