import { expect, test } from 'vitest'
import { clashingIds, needingLook } from './attention.ts'
import { entry } from './sample.ts'

const evening = entry({
  id: 'evening',
  startsAt: '2026-11-16T15:00:00.000Z',
  endsAt: '2026-11-16T19:00:00.000Z',
})

test('overlapping shifts of one person clash, touching ones do not', () => {
  const late = entry({ id: 'late', startsAt: '2026-11-16T14:59:00.000Z', endsAt: '2026-11-16T15:00:00.000Z' })
  expect([...clashingIds([entry({ id: 'day' }), evening])]).toEqual([])
  expect([...clashingIds([entry({ id: 'day' }), evening, late])].sort()).toEqual(['day', 'late'])
})

test('a shift on leave clashes; the leave itself is not at fault', () =>
  expect([...clashingIds([entry({ id: 'day' }), entry({ id: 'leave', type: 1 })])]).toEqual(['day']))

test('other people, open shifts, ghosts and wishes do not clash', () => {
  const rest = [
    entry({ id: 'b', employeeId: 'piotr' }),
    entry({ id: 'open', employeeId: null }),
    entry({ id: 'ghost', state: 'removed' }),
    entry({ id: 'wish', type: 8, availability: 'unavailable' }),
  ]
  expect(clashingIds([entry({ id: 'a' }), ...rest]).size).toBe(0)
})

test('each narrowing finds its people', () => {
  const entries = [entry({ id: 'a' }), entry({ id: 'b', employeeId: 'piotr', state: 'published' })]
  const totals = new Map([['lan', { plannedMinutes: 10, normMinutes: 5, differenceMinutes: 5 }]])
  expect([...needingLook('unpublished', entries, totals, new Set())]).toEqual(['anna'])
  expect([...needingLook('clashes', entries, totals, new Set(['b']))]).toEqual(['piotr'])
  expect([...needingLook('overNorm', entries, totals, new Set())]).toEqual(['lan'])
  expect(needingLook('unassigned', entries, totals, new Set()).size).toBe(0)
})
