import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verdictsOf } from '../testing/timeline.ts'

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day} 8-16`)

test('one verdict for the period, with its window and the works in it', () => {
  const found = verdictsOf('period_average', [...week, 'mon+7 8-16'], { settlementUntil: '2026-11-09' })
  assert.equal(found.length, 1)
  assert.deepEqual([found[0]!.actual, found[0]!.limit], [56 * 60, 48 * 60])
  assert.deepEqual(found[0]!.shiftIds, week)
})
test('an average is rounded up, so that a breach never reads like the limit', () => {
  const next = week.slice(0, 6).map((text) => text.replace(' ', '+7 '))
  const texts = [...week.slice(0, 6), ...next.slice(0, 5), 'sat+7 8-16:01']
  const [verdict] = verdictsOf('period_average', texts, {
    settlementUntil: '2026-11-17',
    limits: { averageWeekMaxMinutes: 2688 },
  })
  assert.equal(verdict?.actual, 2689)
})
