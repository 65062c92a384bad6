import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { problemQueue, queueOf, smallProblemQueue, type ProblemJob } from './jobs.ts'
import { generatedProblem } from '../roster/testing/generated_problem.ts'

const problem = generatedProblem({ people: 2, days: 1, seed: 1 })
const goals = problem.goals

suite('the queue of a run', () => {
  const queueFor = (budgetMs: number, alternatives?: ProblemJob['data']['alternatives']) =>
    queueOf({ runId: 'run', problem: { ...problem, budgetMs }, ...(alternatives && { alternatives }) })

  test('is the small one up to half a minute of search', () => {
    assert.equal(queueFor(30_000), smallProblemQueue)
    assert.equal(queueFor(30_001), problemQueue)
  })

  test('counts the search for each plan', () => {
    const alternatives = ['cheapest', 'fairest'].map((key) => ({ key, goals }))
    assert.equal(queueFor(10_000, alternatives), smallProblemQueue)
    assert.equal(queueFor(10_001, alternatives), problemQueue)
  })
})
