import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solveRoster } from '../engine.ts'
import { explain } from '../explain.ts'
import { filled } from '../testing/filled.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { kept, open, smallProblem, employee } from '../testing/small_problem.ts'

const carriersOf = (changes: Parameters<typeof smallProblem>[0]) =>
  explain(filled(smallProblem(changes))).carriers
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

test('nights, weekend days and holidays count where they are given and where they stay', () => {
  const [ann] = carriersOf({
    people: [employee('ann')],
    shifts: [open('mon 22-6'), open('wed 22-6'), open('sun 8-16')],
    fixed: [kept('sat 8-16', 'ann'), kept('sat+-7 8-16', 'ann')],
    holidays: ['2026-11-04'],
  })
  const { nights, weekends, holidays, plannedMinutes, normMinutes } = ann!
  assert.deepEqual([nights, weekends, holidays, plannedMinutes, normMinutes], [2, 2, 1, 1920, 2400])
})
test("a part-timer's fair part is smaller", () => {
  const people = [employee('whole'), employee('half', { fte: 0.5 })]
  const shifts = ['mon', 'wed', 'fri'].map((day) => open(`${day} 22-6`))
  const [whole, half] = carriersOf({ people, shifts })
  assert.ok(Math.abs(whole!.fairNights - 2) <= 0.1 && Math.abs(half!.fairNights - 1) <= 0.1)
})
test('a person who may not do it owes none of it', () => {
  const people = [employee('ann'), employee('bob', { positionIds: ['lead'] })]
  const fair = carriersOf({ people, shifts: [open('mon 22-6')] }).map(({ fairNights }) => fairNights)
  assert.deepEqual(fair, [1, 0])
})
test('wishes are those that could be met, and those that were', () => {
  const availability = ['mon', 'wed'].map((day) => ({
    personId: 'ann',
    kind: 'preferred' as const,
    ...open(`${day} 6-14`),
  }))
  const people = [employee('ann')]
  const [met] = carriersOf({
    people,
    availability,
    shifts: [open('mon 6-14'), open('wed 8-16'), open('thu 8-16')],
  })
  assert.deepEqual([met!.wishesMet, met!.wishes], [2, 2])
  const [half] = carriersOf({ people, availability, shifts: [open('mon 6-14'), open('thu 8-16')] })
  assert.deepEqual([half!.wishesMet, half!.wishes], [1, 1])
})
test('what people carry together is the plan, and fair parts together are all there is to carry', () => {
  const problem = { ...generatedProblem({ people: 12, days: 14, seed: 5 }), iterationLimit: 500 }
  const { carriers, figuresAfter } = solveRoster(problem, { now: () => performance.now() })
  assert.deepEqual(
    carriers.map(({ personId }) => personId),
    problem.people.map(({ id }) => id)
  )
  assert.equal(sum(carriers.map(({ wishesMet }) => wishesMet)), figuresAfter.preferencesMet)
  assert.equal(sum(carriers.map(({ wishes }) => wishes)), figuresAfter.preferencesTotal)
  const weekends = sum(carriers.map((one) => one.weekends))
  assert.ok(sum(carriers.map(({ fairWeekends }) => fairWeekends)) >= weekends - 1)
})
