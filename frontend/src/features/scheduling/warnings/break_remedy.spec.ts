import { expect, test } from 'vitest'
import { fadedBy, noFilters } from '../model/filters.ts'
import { entry } from '../model/sample.ts'
import type { BreakLaw } from '../rules/break_law.ts'
import { breakRemedies, breakRemedyOf, planBreaks } from './break_remedy.ts'
import type { Warning } from '../model/warning.ts'

const law: BreakLaw = { missing: () => ({ minutes: 15, paid: true }), breaksOf: () => [] }
const lunch = { start: '12:00', minutes: 30, paid: false }
const entries = [
  entry({ id: 'a', breaks: [lunch] }),
  entry({ id: 'b', employeeId: 'piotr', positionId: 'kitchen' }),
  entry({ id: 'locked', locked: true }),
]
const entryById = new Map(entries.map((one) => [one.id, one]))
const warning = (causeId: string, given: object = {}) =>
  ({
    causeId,
    accepted: false,
    verdict: {
      ruleId: 'day_break',
      personId: entryById.get(causeId)?.employeeId,
      shiftIds: [causeId],
      limit: 30,
      actual: 10,
      ...given,
    },
  }) as unknown as Warning

test('the missing break is added to those the shift has', () => {
  const remedy = breakRemedyOf(warning('a'), entryById, law)!
  expect(planBreaks([remedy])).toMatchObject([
    { id: 'a', changes: { breaks: [lunch, { start: null, minutes: 15, paid: true }] } },
  ])
})

test('shifts that touch get what all of them lack, at the last one', () => {
  const touching = { shiftIds: ['b', 'a'], paidOnly: true }
  expect(breakRemedyOf(warning('a', touching), entryById, law)?.add).toEqual({ minutes: 20, paid: true })
})

test('not for other rules, accepted warnings, or a shift that is locked or out of sight', () => {
  expect(breakRemedyOf(warning('a', { ruleId: 'daily_rest' }), entryById, law)).toBeNull()
  expect(breakRemedyOf({ ...warning('a'), accepted: true }, entryById, law)).toBeNull()
  expect(breakRemedyOf(warning('locked'), entryById, law)).toBeNull()
  expect(breakRemedyOf(warning('elsewhere'), entryById, law)).toBeNull()
})

test('all of those in the rows shown, each shift once', () => {
  const all = [warning('a'), warning('a'), warning('b')]
  const idsOf = (rowIds: string[], filters = noFilters) =>
    breakRemedies(all, { rowIds, isFaded: fadedBy(filters) }, entryById, law).map((one) => one.entry.id)
  expect(idsOf(['anna', 'piotr'])).toEqual(['a', 'b'])
  expect(idsOf(['piotr'])).toEqual(['b'])
  const inKitchen = { ...noFilters, positionIds: ['kitchen'] }
  expect(idsOf(['anna', 'piotr'], inKitchen), 'what a filter fades is left alone').toEqual(['b'])
})
