import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals } from '../testing/timeline.ts'

const november = { from: '2026-11-01', until: '2026-12-01' }
const agreed = (hours: number) => ({ periods: [{ ...november, maximumMinutes: hours * 60 }] })
const shifts = (count: number, hours: string) =>
  Array.from({ length: count }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')} ${hours}`)

test('W8a 21 days of eight hours exceed 160', () =>
  assert.deepEqual(actuals('period_hours', shifts(21, '8-16'), agreed(160)), [168 * 60]))
test('W8b exactly the agreed hours are fine', () => {
  assert.deepEqual(actuals('period_hours', [...shifts(13, '8-20'), '2026-11-20 8-12'], agreed(160)), [])
  assert.deepEqual(actuals('period_hours', shifts(14, '8-20'), agreed(160)), [168 * 60])
})
test('W8c half time', () => {
  assert.deepEqual(actuals('period_hours', shifts(20, '8-12'), agreed(80)), [])
  assert.deepEqual(actuals('period_hours', shifts(21, '8-12'), agreed(80)), [84 * 60])
})
test('one minute past the limit is reported', () =>
  assert.deepEqual(
    actuals('period_hours', [...shifts(19, '8-16'), '2026-11-20 8-16:01'], agreed(160)),
    [9601]
  ))
test('a night over the last midnight counts two hours here', () =>
  assert.deepEqual(actuals('period_hours', ['2026-11-30 22-6'], agreed(1)), [120]))
test('without agreed hours nothing is limited', () =>
  assert.deepEqual(actuals('period_hours', shifts(28, '8-20')), []))
