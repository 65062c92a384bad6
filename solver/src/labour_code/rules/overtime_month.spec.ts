import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals, verdictsOf } from '../testing/timeline.ts'

const overtime = (texts: string[], limits: object, more: object = {}) =>
  actuals('overtime_month', texts, { pack: 'VN', limits: { overtimeMonthMaxMinutes: 0, ...limits }, ...more })

test('beyond the normal day', () => assert.deepEqual(overtime(['mon 8-18', 'tue 8-16'], {}), [120]))
test('two shifts of one day are one day', () =>
  assert.deepEqual(overtime(['mon 6-12', 'mon 14-18'], {}), [120]))
test('everything on a holiday and on a day of rest', () => {
  assert.deepEqual(overtime(['mon 8-10'], {}, { holidays: ['2026-11-02'] }), [120])
  assert.deepEqual(overtime(['mon 8-10', 'sun 8-10'], { restWeekdays: [7] }), [120])
  assert.deepEqual(overtime(['mon 8-10', 'sun 8-10'], { restWeekdays: [1] }), [120])
})
test('beyond the normal week, no minute twice', () => {
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  assert.deepEqual(
    overtime(
      week.map((day) => `${day} 8-16`),
      {}
    ),
    [480]
  )
  assert.deepEqual(
    overtime(
      week.map((day) => `${day} 8-17`),
      {}
    ),
    [7 * 60 + 480]
  )
  assert.deepEqual(
    overtime(
      week.slice(0, 6).map((day) => `${day} 8-16`),
      {}
    ),
    []
  )
})
test('each month by itself, with its works', () => {
  const works = ['2026-11-30 8-18', '2026-12-01 8-19']
  const span = { pack: 'VN' as const, from: '2026-11-02', until: '2026-12-07' }
  const verdicts = verdictsOf('overtime_month', works, { ...span, limits: { overtimeMonthMaxMinutes: 60 } })
  assert.deepEqual(
    verdicts.map(({ actual, shiftIds }) => [actual, ...shiftIds]),
    [
      [120, '2026-11-30 8-18'],
      [180, '2026-12-01 8-19'],
    ]
  )
})
test('no limit, no answer', () =>
  assert.deepEqual(overtime(['mon 0-23'], { overtimeMonthMaxMinutes: null }), []))
