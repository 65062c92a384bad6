import { expect, test } from 'vitest'
import { needingLook } from './attention.ts'
import { entry } from './sample.ts'

test('each narrowing finds its people', () => {
  const entries = [entry({ id: 'a' }), entry({ id: 'b', employeeId: 'piotr', state: 'published' })]
  const totals = new Map([['lan', { plannedMinutes: 10, normMinutes: 5, differenceMinutes: 5 }]])
  expect([...needingLook('unpublished', entries, totals, new Set())]).toEqual(['anna'])
  expect([...needingLook('warnings', entries, totals, new Set(['piotr']))]).toEqual(['piotr'])
  expect([...needingLook('overNorm', entries, totals, new Set())]).toEqual(['lan'])
  expect(needingLook('unassigned', entries, totals, new Set()).size).toBe(0)
})
