import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultSettings, lawPacks } from '../labour_code/law_packs.ts'
import { solveRoster } from './engine.ts'
import { evaluate } from './evaluate.ts'
import type { RosterPerson, RosterProblem } from './problem.ts'
import { kept, open, smallProblem, employee } from './testing/small_problem.ts'

const solved = (changes: Partial<RosterProblem>) => {
  const problem = smallProblem({ iterationLimit: 500, ...changes })
  const result = solveRoster(problem, { now: () => 0 })
  return { problem, given: new Map(result.assignments.map(({ shiftId, personId }) => [shiftId, personId])) }
}
const people = (changes: Partial<RosterPerson>) => [employee('ann', { workSystem: 'BASIC', ...changes })]

test('work that is not included in working hours leaves the day to other work', () => {
  const shift = open('mon 8-16')
  const uncounted = { ...kept('mon 6-8', 'ann'), counts: false }
  const { given } = solved({ people: people({}), shifts: [shift], fixed: [uncounted] })
  assert.equal(given.get(shift.id), 'ann')
  const { given: refused } = solved({ people: people({}), shifts: [shift], fixed: [kept('mon 6-8', 'ann')] })
  assert.equal(refused.get(shift.id), null)
})

test('personal limits and prohibitions hold for what is given', () => {
  const cases: [Partial<RosterPerson>, ReturnType<typeof open>][] = [
    [{ mayWorkNights: false }, open('mon 15-23')],
    [{ mayDoStrenuousWork: false }, open('mon 8-16', { strenuous: true })],
    [{ dailyMaxMinutes: 420 }, open('mon 8-16')],
    [{ positionWeekMinutes: { baker: 300 } }, open('mon 8-16')],
  ]
  const settings = { ...defaultSettings, position_hours: 'block' as const }
  const ruleSets = smallProblem({}).ruleSets.map((rules) => ({ ...rules, settings, limits: lawPacks.PL }))
  for (const [limits, shift] of cases) {
    const free = solved({ people: people({}), shifts: [shift], ruleSets })
    assert.equal(free.given.get(shift.id), 'ann', JSON.stringify(limits))
    const { problem, given } = solved({ people: people(limits), shifts: [shift], ruleSets })
    assert.equal(given.get(shift.id), null, JSON.stringify(limits))
    assert.equal(evaluate(problem, new Map([[shift.id, 'ann']])).blocking, 1)
  }
})
