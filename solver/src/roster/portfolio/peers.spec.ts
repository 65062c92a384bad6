import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNASSIGNED } from '../model.ts'
import { modelOf } from '../model_of.ts'
import { open, smallProblem, employee } from '../testing/small_problem.ts'
import runTask from '../../worker/task.ts'
import { Peers, scoredBy } from './peers.ts'

const problem = smallProblem({
  people: [employee('ann'), employee('bob')],
  shifts: [open('mon 6-14'), open('tue 6-14')],
})
const model = modelOf(problem)
const nothing = Int32Array.of(UNASSIGNED, UNASSIGNED)
const half = Int32Array.of(0, UNASSIGNED)
const full = Int32Array.of(0, 1)

test('a plan that is better by the own goals is taken up, once', () => {
  let packed = 5
  let plan = half
  const peers = new Peers(model, [{ packed: () => packed, best: () => plan }])
  const start = scoredBy(model, nothing).score
  assert.deepEqual(peers.better(start)?.assignee, half)
  assert.equal(peers.better(start), null)
  packed = 4
  plan = full
  assert.deepEqual(peers.better(start)?.assignee, full)
})

test('what is good by other goals only is left alone', () => {
  const peers = new Peers(model, [{ packed: () => 1, best: () => nothing }])
  assert.equal(peers.better(scoredBy(model, half).score), null)
})

test('at the end the best of all plans is the result', () => {
  const outcome = { lowerBound: 0, iterations: 1, elapsedMs: 1, stopped: 'budget' as const }
  const resultWith = (others: Int32Array[]) =>
    runTask({ kind: 'finish', problem, outcome: { ...outcome, assignee: half }, others })!
  assert.equal(resultWith([nothing]).figuresAfter.unfilledShifts, 1)
  assert.equal(resultWith([nothing, full]).figuresAfter.unfilledShifts, 0)
})
