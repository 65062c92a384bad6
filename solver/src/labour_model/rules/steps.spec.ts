import assert from 'node:assert/strict'
import { test } from 'node:test'
import { peopleInSteps, stepsFault, type Step } from './steps.ts'

const steps: Step[] = [
  { from: 0, until: 20, people: 1 },
  { from: 20, until: 50, people: 2 },
  { from: 50, until: 100, people: 3 },
  { from: 100, until: null, people: 4 },
]

test('the lower bound of a step belongs to it', () =>
  assert.deepEqual(
    [0, 19.9, 20, 49.99, 50, 99, 100].map((units) => peopleInSteps(steps, units)),
    [1, 1, 2, 2, 3, 3, 4]
  ))
test('beyond the last step the last step holds', () =>
  assert.equal(peopleInSteps([{ from: 0, until: 10, people: 2 }], 500), 2))
test('a whole table has no fault', () => assert.equal(stepsFault(steps), null))
test('what leaves a value without an answer, or with two, is a fault', () => {
  assert.equal(stepsFault([]), 'empty')
  assert.equal(stepsFault([{ from: 5, until: null, people: 1 }]), 'starts_above_zero')
  assert.equal(stepsFault([steps[0]!, steps[2]!]), 'gap')
  assert.equal(stepsFault([{ from: 0, until: 30, people: 1 }, steps[1]!]), 'overlap')
  assert.equal(stepsFault([{ from: 0, until: null, people: 1 }, steps[1]!]), 'overlap')
  assert.equal(stepsFault([{ from: 0, until: 0, people: 1 }]), 'empty_step')
  assert.equal(stepsFault([{ from: 0, until: null, people: 1.5 }]), 'not_whole')
})
