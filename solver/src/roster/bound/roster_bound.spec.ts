import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { RuleSettings } from '../../labour_code/rule.ts'
import { solveRoster } from '../engine.ts'
import { modelOf } from '../model_of.ts'
import type { RosterProblem } from '../problem.ts'
import { leastScore, plansOf } from '../testing/every_plan.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { open, smallProblem, employee } from '../testing/small_problem.ts'
import { RosterBound } from './roster_bound.ts'

/** `SHIFTLOOM_BOUND_PROBLEMS=2000` tries more of them. */
const numRuns = Number(process.env.SHIFTLOOM_BOUND_PROBLEMS ?? 150)

function boundOf(problem: RosterProblem, known: number, rounds: number): number {
  const bound = new RosterBound(modelOf(problem))
  for (let round = 0; round < rounds; round += 1) bound.raise(known, () => false)
  return bound.best
}

const tinySize = fc.record({
  people: fc.integer({ min: 1, max: 4 }),
  days: fc.integer({ min: 2, max: 9 }),
  seed: fc.integer(),
  demand: fc.constantFrom(0.3, 0.6, 1.2),
  locations: fc.constant(1),
  rates: fc.boolean(),
  pay: fc.constantFrom(undefined, 'PL' as const, 'VN' as const),
  mode: fc.constantFrom('plan' as const, 'repair' as const),
  held: fc.constantFrom(0.1, 0.8),
  from: fc.constantFrom('2026-11-02', '2026-10-22', '2026-03-26'),
  settings: fc.constantFrom<Partial<RuleSettings>>(
    {},
    { availability: 'alert', location: 'alert', daily_rest: 'alert', overlap: 'off' },
    { daily_rest: 'off', weekly_hours: 'alert', shifts_per_day: 'block' },
    { overlap: 'alert', shifts_per_day: 'off', weekly_rest: 'alert' }
  ),
})

/** Short shifts at any hour, several on a day, so that works may follow each other closely; some kept ones in between. */
function withShortShifts(problem: RosterProblem, seed: number): RosterProblem {
  const shortened = problem.shifts.map((shift, i) => {
    const minutes = [120, 180, 240, 300, 480, 720][(i * 7 + Math.abs(seed)) % 6]!
    return { ...shift, end: shift.start + minutes * 60_000, workMinutes: minutes - (minutes > 360 ? 30 : 0) }
  })
  const [first, ...others] = shortened
  if (!first) return problem
  const kept = { ...first, personId: problem.people[0]!.id }
  return { ...problem, shifts: others.slice(0, 8), fixed: [...problem.fixed, kept] }
}

test('no plan of a tiny problem scores less than the bound', () => {
  let tried = 0
  fc.assert(
    fc.property(tinySize, fc.boolean(), fc.constantFrom(0, 50), (size, short, fairness) => {
      const whole = generatedProblem(size)
      const problem = {
        ...(short ? withShortShifts(whole, size.seed) : { ...whole, shifts: whole.shifts.slice(0, 8) }),
        goals: { ...whole.goals, fairness },
      }
      const model = modelOf(problem)
      fc.pre(plansOf(model) <= 20_000)
      const least = leastScore(model)
      tried += 1
      for (const rounds of [0, 3, 30]) {
        const bound = boundOf(problem, least, rounds)
        assert.ok(bound <= least + 1e-6, `${bound} after ${rounds} rounds, but a plan scores ${least}`)
      }
    }),
    { numRuns }
  )
  assert.ok(tried >= numRuns)
})

test('several agreed periods, some of them over the same days, have multipliers of their own', () =>
  fc.assert(
    fc.property(tinySize, (size) => {
      const whole = generatedProblem({ ...size, days: 9 })
      const periods = ([from, until, normMinutes]: readonly [string, string, number]) => ({
        from,
        until,
        normMinutes,
        minimumMinutes: normMinutes / 2,
        maximumMinutes: null,
      })
      const problem = {
        ...whole,
        shifts: whole.shifts.slice(0, 8),
        people: whole.people.map((person) => ({
          ...person,
          periods: [
            periods([whole.from, whole.until, 2400]),
            periods([whole.from, whole.shifts[0]?.day ?? whole.until, 500]),
          ],
        })),
      }
      const model = modelOf(problem)
      fc.pre(plansOf(model) <= 20_000)
      const least = leastScore(model)
      assert.ok(boundOf(problem, least, 30) <= least + 1e-6)
    }),
    { numRuns: numRuns / 5 }
  ))

test('where the best plan is plain to see, the bound reaches it', () => {
  const problem = smallProblem({
    people: [employee('ann'), employee('bob', { positionIds: ['seller'] })],
    shifts: [
      open('mon 6-14'),
      open('tue 6-14'),
      open('tue 14-22'),
      open('wed 8-16', { positionId: 'seller' }),
    ],
  })
  const least = leastScore(modelOf(problem))
  assert.ok(least > 480 * 30, 'one of the two on Tuesday stays open')
  assert.ok(least - boundOf(problem, least, 200) < 0.5)
})

test('a long day of continuous work adds to the hours of its period', () => {
  const [rules] = smallProblem({}).ruleSets
  const week = { from: '2026-11-02', until: '2026-11-09', maximumMinutes: 480, maximumDays: null }
  const problem = smallProblem({
    people: [employee('ann', { workSystem: 'CONT', periodLimits: [week] })],
    shifts: [open('tue 6-16')],
    ruleSets: [{ ...rules!, settings: { ...rules!.settings, period_hours: 'block' } }],
  })
  const least = leastScore(modelOf(problem))
  assert.ok(boundOf(problem, least, 200) <= least + 1e-6)
  assert.equal(solveRoster(problem, { now: () => 0 }).assignments[0]!.personId, 'ann')
})

test('interchangeable shifts share a price and are all worth it', () => {
  const shifts = ['a', 'b', 'c'].map((id) => open('mon 6-14', { id }))
  const problem = smallProblem({ shifts })
  const least = leastScore(modelOf(problem))
  assert.ok(least - boundOf(problem, least, 200) < 0.5)
})

test('no roster found on larger problems scores less than the bound, and the bound says something', () => {
  for (const [seed, demand] of [
    [1, 0.9],
    [2, 1.1],
    [3, 1.1],
  ] as const) {
    const problem = { ...generatedProblem({ people: 16, days: 28, seed, demand }), iterationLimit: 200_000 }
    const { score } = solveRoster(problem, { now: () => 0 })
    const bound = boundOf(problem, score, 60)
    assert.ok(bound <= score)
    assert.ok(bound > score / 3, `${bound} of ${score}`)
  }
})
