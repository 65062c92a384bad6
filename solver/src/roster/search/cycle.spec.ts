import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modelOf } from '../model_of.ts'
import { parametersWith } from '../parameters/parameters.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { cycleOf, fitted } from './cycle.ts'

test('the last cycles share the moves that are left, earlier ones keep their length', () => {
  assert.equal(fitted(1000, 100_000), 1000)
  assert.equal(fitted(1000, Infinity), 1000)
  // What follows each cycle takes a sixth of the moves.
  assert.equal(fitted(1000, 3600), 1000)
  assert.equal(fitted(1000, 3000), Math.round(3000 / 3 / 1.2))
  assert.equal(fitted(1000, 1500), 1250)
  assert.equal(fitted(1000, 240), 200)
  assert.equal(fitted(1000, 0), 1)
})

test('a longer cycle begins hotter, and none colder than it ends', () => {
  const parameters = parametersWith({ search: { hottest: 100, coldest: 2, longestCycle: 1000 } })
  const model = modelOf(generatedProblem({ people: 4, days: 3, seed: 1 }), parameters)
  assert.deepEqual(cycleOf(model, 4000), { length: 4000, heat: 100 })
  assert.deepEqual(cycleOf(model, 1000), { length: 1000, heat: 50 })
  assert.deepEqual(cycleOf(model, 1), { length: 1, heat: 2 })
})
