import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultSettings, lawPacks } from '../labour_code/law_packs.ts'
import { solveRoster } from './engine.ts'
import { evaluate } from './evaluate.ts'
import { figuresOf } from './figures.ts'
import type { RosterPerson, RosterProblem } from './problem.ts'
import { addDays } from '../time/time.ts'
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

test('work that is not included in working hours is no part of the agreed hours', () => {
  const shift = { ...open('mon 8-16'), counts: false }
  const fixed = [{ ...kept('tue 8-16', 'ann'), counts: false }, kept('wed 8-16', 'ann')]
  const problem = smallProblem({ people: people({}), shifts: [shift], fixed })
  const figures = figuresOf(problem, new Map([[shift.id, 'ann']]))
  assert.equal(figures.normDeviationMinutes, 2400 - 480)
  const { carriers, constraints } = solveRoster({ ...problem, iterationLimit: 500 }, { now: () => 0 })
  assert.equal(carriers[0]!.plannedMinutes, 480)
  assert.equal(constraints.find(({ code }) => code === 'hours')!.details.minutes, 2400 - 480)
})

test('too much in one period does not hide too little in the next', () => {
  const [day] = people({})[0]!.periods
  const part = (from: string, until: string) => ({ ...day!, from, until, normMinutes: 480 })
  const [from, middle, until] = [day!.from, addDays(day!.from, 2), day!.until]
  const periods = [part(from, middle), part(middle, until)]
  const fixed = [kept('mon 8-16', 'ann'), kept('tue 8-16', 'ann')]
  const problem = smallProblem({ people: people({ periods }), shifts: [], fixed })
  assert.equal(figuresOf(problem, new Map()).normDeviationMinutes, 480 + 480)
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
