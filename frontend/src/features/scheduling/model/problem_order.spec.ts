import { expect, test } from 'vitest'
import { entry } from './sample.ts'
import { nextProblem, problemsOf, type Place } from './problem_order.ts'
import { verdict } from '../warnings/sample_verdicts.ts'
import { indexWarnings } from './warning.ts'

const days = ['2026-11-16', '2026-11-17', '2026-11-18']
const order = { rowIds: ['unassigned', 'anna', 'piotr'], days }
const entries = [
  entry({ id: 'anna wed', day: days[2]! }),
  entry({ id: 'a: anna mon late', start: '18:00' }),
  entry({ id: 'anna mon' }),
  entry({ id: 'piotr tue', employeeId: 'piotr', day: days[1]! }),
  entry({ id: 'accepted', day: days[1]! }),
  entry({ id: 'hidden', employeeId: 'lan' }),
]
const entryById = new Map(entries.map((one) => [one.id, one]))
const warnings = indexWarnings(
  entries.map(({ id, employeeId }) =>
    verdict({ shiftIds: [id], personId: employeeId!, acceptanceId: id === 'accepted' ? 'x' : null })
  ),
  { range: { from: days[0]!, until: '2026-11-19' }, zone: 'Europe/Warsaw', entryById, dayById: new Map() }
)
const problems = problemsOf(warnings, entryById, order)
const from = (place: Place | null, step: 1 | -1) => nextProblem(problems, place, step, order.rowIds)?.entryId

test('problems come row by row, then by day and hour; what is accepted or not shown is none', () =>
  expect(problems.map(({ entryId }) => entryId)).toEqual([
    'anna mon',
    'a: anna mon late',
    'anna wed',
    'piotr tue',
  ]))

test('the walk goes on from the shift in focus, and around the ends', () => {
  const at = (entryId: string, rowId = 'anna', day = days[0]!): Place => ({ rowId, day, entryId })
  expect(from(at('anna mon'), 1)).toBe('a: anna mon late')
  expect(from(at('anna wed'), -1)).toBe('a: anna mon late')
  expect(from(at('piotr tue', 'piotr'), 1)).toBe('anna mon')
  expect(from(at('anna mon'), -1)).toBe('piotr tue')
})

test('without a shift in focus it begins with the cell itself', () => {
  expect(from({ rowId: 'anna', day: days[2]!, entryId: null }, 1)).toBe('anna wed')
  expect(from({ rowId: 'anna', day: days[2]!, entryId: null }, -1)).toBe('a: anna mon late')
  expect(from({ rowId: 'piotr', day: days[2]!, entryId: 'quiet' }, 1)).toBe('anna mon')
  expect(from({ rowId: 'unassigned', day: days[1]!, entryId: null }, -1)).toBe('piotr tue')
})

test('from nowhere it begins at the top, backwards at the end', () => {
  expect(from(null, 1)).toBe('anna mon')
  expect(from(null, -1)).toBe('piotr tue')
  expect(nextProblem([], null, 1, order.rowIds)).toBeNull()
})
