import { expect, test } from 'vitest'
import { needingLook } from './attention.ts'
import { entry } from './sample.ts'

test('each narrowing finds its people', () => {
  const entries = [entry({ id: 'a' }), entry({ id: 'b', employeeId: 'piotr', state: 'published' })]
  const over = { from: '2026-11-01', until: '2026-12-01', plannedMinutes: 10, agreedMinutes: 5 }
  const totals = new Map([['lan', { plannedMinutes: 10, balances: [over], balance: over }]])
  expect([...needingLook('unpublished', entries, totals, new Set())]).toEqual(['anna'])
  expect([...needingLook('warnings', entries, totals, new Set(['piotr']))]).toEqual(['piotr'])
  expect([...needingLook('overNorm', entries, totals, new Set())]).toEqual(['lan'])
  expect(needingLook('unassigned', entries, totals, new Set()).size).toBe(0)
})
