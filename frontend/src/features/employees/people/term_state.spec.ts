import { expect, test } from 'vitest'
import { contractState, rateState } from './term_state.ts'

const today = '2026-11-22'

test('a contract is in force from its first to its last day', () => {
  const state = (startsOn: string, endsOn: string | null) => contractState({ startsOn, endsOn }, today)
  expect(state('2026-11-22', null)).toBe('in_force')
  expect(state('2026-01-01', '2026-11-22')).toBe('in_force')
  expect(state('2026-01-01', '2026-11-21')).toBeNull()
  expect(state('2026-11-23', null)).toBe('upcoming')
})

test('of the rates that have begun only the last is in force', () => {
  const all = ['2026-12-01', '2026-11-22', '2026-01-01'].map((validFrom) => ({ validFrom }))
  expect(all.map((rate) => rateState(rate, all, today))).toEqual(['upcoming', 'in_force', null])
})
