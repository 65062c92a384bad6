import assert from 'node:assert/strict'
import { test } from 'node:test'
import { any } from './any.ts'
import { boundReached } from './bound_reached.ts'
import { cancelled } from './cancelled.ts'
import type { SearchView } from './criterion.ts'
import { noImprovement } from './no_improvement.ts'
import { steps } from './steps.ts'
import { target } from './target.ts'
import { timeBudget } from './time_budget.ts'

type Figures = { elapsedMs: number; steps: number; cost: number; bound: number }

function viewOf(figures: Partial<Figures>): SearchView {
  const known = { elapsedMs: 0, steps: 0, cost: Infinity, bound: -Infinity, ...figures }
  return {
    elapsedMs: () => known.elapsedMs,
    steps: () => known.steps,
    cost: () => known.cost,
    bound: () => known.bound,
  }
}

test('each ends just when its figure is reached', () => {
  const cases = [
    [timeBudget(100), { elapsedMs: 99 }, { elapsedMs: 100 }, 'budget'],
    [steps(7), { steps: 6 }, { steps: 7 }, 'iterations'],
    [target(50), { cost: 51 }, { cost: 50 }, 'target'],
    [boundReached(2), { cost: 13, bound: 10 }, { cost: 12, bound: 10 }, 'optimal'],
  ] as const
  for (const [criterion, before, then, reason] of cases) {
    assert.equal(criterion(viewOf({})), null)
    assert.equal(criterion(viewOf(before)), null)
    assert.equal(criterion(viewOf(then)), reason)
  }
  let isAsked = false
  const asked = cancelled(() => isAsked)
  assert.equal(asked(viewOf({})), null)
  isAsked = true
  assert.equal(asked(viewOf({})), 'stopped')
})

test('patience begins again with every cheaper roster, and not before the first one', () => {
  const patient = noImprovement(100)
  assert.equal(patient(viewOf({ elapsedMs: 500 })), null)
  assert.equal(patient(viewOf({ elapsedMs: 600, cost: 9 })), null)
  assert.equal(patient(viewOf({ elapsedMs: 699, cost: 9 })), null)
  assert.equal(patient(viewOf({ elapsedMs: 699, cost: 8 })), null)
  assert.equal(patient(viewOf({ elapsedMs: 798, cost: 8 })), null)
  assert.equal(patient(viewOf({ elapsedMs: 799, cost: 8 })), 'no_improvement')
})

test('several end with the first of them, and later ones are not asked then', () => {
  const view = viewOf({ elapsedMs: 10, steps: 10 })
  const never = (): never => assert.fail('asked')
  assert.equal(any(timeBudget(20), steps(10), never)(view), 'iterations')
  assert.equal(any(timeBudget(20), steps(11))(view), null)
  assert.equal(any()(view), null)
})
