import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solveRoster } from './engine.ts'
import { open, smallProblem, employee, WEEK } from './testing/small_problem.ts'

const terms = [
  { from: '2026-10-25', workSystem: 'EQUIV12', dailyMaxMinutes: null },
  { from: '2026-11-05', workSystem: 'BASIC', dailyMaxMinutes: null },
] as const
const days = ['mon 8-20', 'tue 8-20', 'thu 8-20', 'fri 8-20']

/** Shifts that get a person. */
const filled = (changes: object): string[] => {
  const shifts = days.map((text) => open(text, { breaks: [{ minutes: 30, paid: true }] }))
  const { assignments } = solveRoster(
    smallProblem({ people: [employee('ann', changes)], shifts, ...WEEK, iterationLimit: 500 }),
    { now: () => performance.now() }
  )
  return assignments.filter(({ personId }) => personId !== null).map(({ shiftId }) => shiftId)
}

test('twelve-hour days are planned up to the Thursday on which the contract changes to eight', () =>
  assert.deepEqual(filled({ terms }).sort(), ['mon 8-20', 'tue 8-20']))

test('and from then on when it changes the other way', () => {
  const [equivalent, basic] = terms
  const other = [
    { ...basic, from: equivalent.from },
    { ...equivalent, from: basic.from },
  ]
  assert.deepEqual(filled({ workSystem: 'BASIC', terms: other }).sort(), ['fri 8-20', 'thu 8-20'])
})

test('one contract holds throughout', () => assert.equal(filled({}).length, 4))
