import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkTimeline } from '../../labour_code/check.ts'
import { ruleIds, type RuleSettings } from '../../labour_code/rule.ts'
import { dayOf } from '../../time/time.ts'
import { solveRoster } from '../engine.ts'
import { factsOf, rulesFor, rulesOf } from '../facts.ts'
import { modelOf } from '../model_of.ts'
import type { RosterProblem } from '../problem.ts'
import { leastScore, plansOf } from '../testing/every_plan.ts'
import { generatedProblem } from '../testing/generated_problem.ts'

const options = { now: () => 0 }
const allOf = (severity: 'alert' | 'off'): Partial<RuleSettings> =>
  Object.fromEntries(ruleIds.map((id) => [id, severity]))

const anySize = fc.record({
  people: fc.integer({ min: 2, max: 9 }),
  days: fc.integer({ min: 5, max: 15 }),
  seed: fc.integer(),
  demand: fc.constantFrom(0.8, 1.3),
  // An ordinary month, and the weeks in which the clocks change.
  from: fc.constantFrom('2026-11-02', '2026-03-23', '2026-10-19'),
  mode: fc.constantFrom('plan' as const, 'repair' as const),
  held: fc.constantFrom(0.1, 0.7),
  settings: fc.constantFrom<Partial<RuleSettings>>(
    {},
    allOf('alert'),
    allOf('off'),
    { ...allOf('alert'), overlap: 'block', weekly_rest: 'block' },
    { daily_rest: 'alert', weekly_hours: 'off', shifts_per_day: 'block' }
  ),
})

/** Every other location lies in another zone: the same instants, other days and clocks. */
const inTwoZones = (problem: RosterProblem): RosterProblem => ({
  ...problem,
  shifts: problem.shifts.map((shift) => {
    if (shift.locationId !== 'location-1') return shift
    const zone = 'Asia/Ho_Chi_Minh'
    return { ...shift, zone, day: dayOf(shift.start, zone) }
  }),
})

/** Blocking verdicts of the kernel on everybody's kept and given work. */
function blockingIn(problem: RosterProblem, holder: ReadonlyMap<string, string | null>): number {
  const rules = rulesOf(problem)
  return factsOf(problem).reduce((total, facts, index) => {
    const person = problem.people[index]!
    const work = [
      ...problem.shifts.filter(({ id }) => holder.get(id) === person.id),
      ...problem.fixed.filter(({ personId }) => personId === person.id),
    ]
    const verdicts = checkTimeline(facts, work, rulesFor(person, rules))
    return total + verdicts.filter(({ severity }) => severity === 'block').length
  }, 0)
}

test('no result breaks a blocking rule: any settings, two zones, weeks in which clocks change', () =>
  fc.assert(
    fc.property(anySize, fc.boolean(), (size, zones) => {
      const generated = { ...generatedProblem({ ...size, locations: 2 }), iterationLimit: 2500 }
      const problem = zones ? inTwoZones(generated) : generated
      const kept = structuredClone(problem.fixed)
      const { assignments, figuresAfter } = solveRoster(problem, options)
      const holder = new Map(assignments.map(({ shiftId, personId }) => [shiftId, personId]))
      const before = blockingIn(problem, new Map())
      assert.equal(blockingIn(problem, holder), before)
      assert.equal(figuresAfter.blockingViolations, before)
      assert.deepEqual(problem.fixed, kept)
      assert.equal(assignments.length, problem.shifts.length)
    }),
    { numRuns: 60 }
  ))

test('one more person, who is owed no hours, never makes the best plan worse', () => {
  let better = 0
  fc.assert(
    fc.property(anySize, (size) => {
      const whole = generatedProblem({ ...size, people: 3, days: 5, locations: 1, demand: 0.8 })
      const more = { ...whole, shifts: whole.shifts.slice(0, 6) }
      const helper = { ...more.people[0]!, id: 'helper', positionIds: ['seller', 'baker', 'lead'] }
      const withHelper = {
        ...more,
        people: [
          ...more.people,
          { ...helper, periods: helper.periods.map((period) => ({ ...period, normMinutes: 0 })) },
        ],
      }
      fc.pre(plansOf(modelOf(withHelper)) <= 20_000)
      const [least, leastWithHelper] = [leastScore(modelOf(more)), leastScore(modelOf(withHelper))]
      assert.ok(leastWithHelper <= least + 1e-6, `${leastWithHelper} instead of ${least}`)
      if (leastWithHelper < least - 1) better += 1
    }),
    { numRuns: 40 }
  )
  assert.ok(better > 5)
})
