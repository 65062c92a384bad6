import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solveRoster } from '../engine.ts'
import { evaluate } from '../evaluate.ts'
import type { RosterProblem } from '../problem.ts'
import type { ConstraintShare } from '../result.ts'
import type { ConstraintCode } from '../codes.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { kept, open, smallProblem, employee } from '../testing/small_problem.ts'

const solve = (problem: RosterProblem) => solveRoster(problem, { now: () => performance.now() })
const size = { people: 12, days: 14, locations: 2, demand: 1.3 }
const solved = [1, 2, 3].map((seed) => {
  const problem = { ...generatedProblem({ ...size, seed, rates: seed === 3 }), iterationLimit: 1500 }
  return { problem, result: solve(problem) }
})
const shareOf = (constraints: readonly ConstraintShare[], code: ConstraintCode) =>
  constraints.find((share) => share.code === code)

test('shares add up to the whole score, the heaviest first', () => {
  for (const { result } of solved) {
    const percents = result.constraints.map(({ percent }) => percent)
    assert.ok(Math.abs(percents.reduce((total, percent) => total + percent, 0) - 100) < 1e-6)
    assert.deepEqual(
      percents,
      [...percents].sort((a, b) => b - a)
    )
    assert.ok(percents.every((percent) => percent > 0))
  }
})

test("a share is its goal's part of the score", () => {
  for (const { result } of solved) {
    const part = (points: number): number => (100 * points) / result.score
    const unfilled = shareOf(result.constraints, 'unfilled')!.percent
    assert.ok(Math.abs(unfilled - part(result.scoreByGoal.coverage)) < 1e-6)
    const alerts = result.constraints.filter(({ code }) => code === 'alerts')
    const all = alerts.reduce((total, { percent }) => total + percent, 0)
    assert.ok(Math.abs(all - part(result.scoreByGoal.alerts)) < 1e-6)
  }
})

test('numbers are those of the plan, counted from scratch', () => {
  for (const { problem, result } of solved) {
    const plan = new Map(result.assignments.map(({ shiftId, personId }) => [shiftId, personId]))
    const { aggregates, wishes } = evaluate(problem, plan)
    const { figuresAfter, constraints } = result
    const { unfilledShifts: shifts, unfilledMinutes: minutes } = figuresAfter
    assert.deepEqual(shareOf(constraints, 'unfilled')?.details, { shifts, minutes })
    assert.equal(shareOf(constraints, 'hours')?.details.minutes, figuresAfter.normDeviationMinutes)
    const unmet = wishes.total - wishes.met
    if (unmet > 0) assert.deepEqual(shareOf(constraints, 'wishes')?.details, { unmet, total: wishes.total })
    const changed = shareOf(constraints, 'changes')?.details.shifts ?? 0
    assert.equal(changed, aggregates.changed)
    const alerts = constraints.filter(({ code }) => code === 'alerts')
    assert.equal(
      alerts.reduce((total, { details }) => total + Number(details.breaches), 0),
      aggregates.alerts
    )
  }
})

test('of cost only the share is reported, and only when it counts', () => {
  const [first, , third] = solved
  assert.equal(shareOf(first!.result.constraints, 'cost'), undefined)
  assert.deepEqual(shareOf(third!.result.constraints, 'cost')?.details, {})
})

test('a plan that nothing can improve has no shares', () => {
  const week = 'mon tue wed thu fri'.split(' ').map((day) => open(`${day} 6-14`))
  const { constraints, score } = solve(smallProblem({ people: [employee('ann')], shifts: week }))
  assert.deepEqual([score, constraints], [0, []])
})

test('an alert about one work counts where it is given, not where it stays', () => {
  const [ruleSet] = smallProblem({}).ruleSets
  const { constraints } = solve(
    smallProblem({
      people: [employee('ann')],
      shifts: [open('mon 6-14')],
      fixed: [kept('tue 6-14', 'ann')],
      availability: ['mon 6-14', 'tue 6-14'].map((day) => ({
        personId: 'ann',
        kind: 'unavailable' as const,
        ...open(day),
      })),
      ruleSets: [{ ...ruleSet!, settings: { ...ruleSet!.settings, availability: 'alert' } }],
    })
  )
  const alerts = constraints.filter(({ code }) => code === 'alerts')
  assert.deepEqual(
    alerts.map(({ details }) => details),
    [{ rule: 'availability', breaches: 1 }]
  )
})

test('a skill mix that lacks a person is distinguished from open shifts', () => {
  const mix = { id: 'lead-monday', shiftIds: ['mon 6-14'], positionId: 'lead', minimum: 1, weight: 50 }
  const shifts = [open('mon 6-14'), open('mon 6-14', { id: 'second' })]
  const { constraints, score, scoreByGoal } = solve(
    smallProblem({ people: [employee('ann')], shifts, skillMix: [mix] })
  )
  const share = shareOf(constraints, 'skill_mix')!
  assert.deepEqual(share.details, { minutes: 480, mixes: 1 })
  assert.deepEqual(shareOf(constraints, 'unfilled')!.details, { shifts: 1, minutes: 480 })
  const both = share.percent + shareOf(constraints, 'unfilled')!.percent
  assert.ok(Math.abs(both - (100 * scoreByGoal.coverage) / score) < 1e-6)
})
