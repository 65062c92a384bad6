import { expect, test } from 'vitest'
import { concerns } from './use_live_schedule.ts'

const range = { from: '2026-11-16', until: '2026-11-23', revision: 10 }
const change = (from: string, until: string, revision = 11) => ({
  revision,
  byUserId: 'u',
  from,
  until,
  entryIds: [],
})

test('a later change inside the days shown is read again', () => {
  expect(concerns(change('2026-11-16', '2026-11-17'), range)).toBe(true)
  expect(concerns(change('2026-11-01', '2026-12-01'), range)).toBe(true)
})
test('what our own answer already brought, or what lies outside, is not', () => {
  expect(concerns(change('2026-11-16', '2026-11-17', 10), range)).toBe(false)
  expect(concerns(change('2026-11-23', '2026-11-24'), range)).toBe(false)
  expect(concerns(change('2026-11-15', '2026-11-16'), range)).toBe(false)
  expect(concerns(change('2026-11-16', '2026-11-17'), undefined)).toBe(false)
})
