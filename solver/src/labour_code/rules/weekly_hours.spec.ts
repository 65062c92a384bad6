import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals } from '../testing/timeline.ts'

const hours = (texts: string[], changes = {}) =>
  actuals('weekly_hours', texts, changes).map((minutes) => minutes / 60)
const days = (names: string, hours: string) => names.split(' ').map((day) => `${day} ${hours}`)

test('W3a five days of ten hours', () => assert.deepEqual(hours(days('mon tue wed thu fri', '8-18')), [50]))
test('W3b six days of eight hours are the limit', () =>
  assert.deepEqual(hours(days('mon tue wed thu fri sat', '8-16')), []))
test('one minute past the limit is reported', () =>
  assert.deepEqual(actuals('weekly_hours', [...days('mon tue wed thu fri', '8-16'), 'sat 8-16:01']), [2881]))
test('W3c a night over the boundary counts two hours here and six there', () => {
  const week = days('mon tue wed thu fri', '8-17:12')
  assert.deepEqual(hours([...week, 'sun 22-6']), [])
  assert.deepEqual(actuals('weekly_hours', [...week, 'sun 21:59-6']), [46 * 60 + 121])
  assert.deepEqual(hours([...days('mon+7 tue+7 wed+7 thu+7 fri+7', '8-16:36'), 'sun 22-6']), [49])
})
test('weeks count from the first day of the settlement period in Poland, from Monday elsewhere', () => {
  const run = ['2026-11-01 8-18', ...days('mon tue wed thu', '8-18')]
  assert.deepEqual(hours(run, { from: '2026-11-01' }), [50])
  assert.deepEqual(hours(run, { from: '2026-11-01', pack: 'EU' }), [])
})
test('a last part of a week is not checked', () => {
  const lastDays = ['2026-11-29 0-0', '2026-11-30 0-0']
  const november = { from: '2026-11-01', until: '2026-12-01', limits: { weeklyMaxMinutes: 40 * 60 } }
  assert.deepEqual(hours(lastDays, november), [48])
  assert.deepEqual(hours(lastDays, { ...november, settlementUntil: '2026-12-01' }), [])
})
test('the autumn week counts its extra hour', () =>
  assert.deepEqual(
    hours([...'19 20 21 22 23'.split(' ').map((day) => `2026-10-${day} 8-16`), '2026-10-24 22-6'], {
      from: '2026-10-19',
    }),
    [49]
  ))
