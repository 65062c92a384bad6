import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals } from '../testing/timeline.ts'

const rests = (texts: string[], changes = {}) =>
  actuals('weekly_rest', texts, changes).map((minutes) => minutes / 60)
const days = (names: string, hours: string) => names.split(' ').map((day) => `${day} ${hours}`)
const oneWeek = { until: '2026-11-09' }

test('W5a a rest that starts in the week counts whole', () => {
  const week = [...days('mon tue wed thu fri', '6-14'), 'sat 6-19', 'mon+7 6-14']
  assert.deepEqual(rests(week, oneWeek), [])
  assert.deepEqual(rests(week, { ...oneWeek, limits: { weeklyRestMode: 'strict' } }), [29])
})
test('one minute less is reported', () => {
  const week = [...days('mon tue wed thu fri', '6-14'), 'sat 6-19', 'mon+7 5:59-14']
  assert.deepEqual(actuals('weekly_rest', week, oneWeek), [35 * 60 - 1])
})
test('W5b six office days', () =>
  assert.deepEqual(rests([...days('mon tue wed thu fri sat', '8-16'), 'mon+7 8-16'], oneWeek), []))
test('W5c seven days without a rest, under every law', () => {
  const week = [...days('mon tue wed thu fri sat sun', '10-18'), 'mon+7 10-18']
  for (const pack of ['PL', 'VN', 'EU'] as const) assert.deepEqual(rests(week, { ...oneWeek, pack }), [16])
})
test('W5d a change of shift type shortens the rest of shift workers only', () => {
  const week = [...days('mon tue wed thu fri sat', '6-14'), 'sun 22-6']
  assert.deepEqual(rests(week, { ...oneWeek, shiftWorker: true }), [])
  assert.deepEqual(rests(week, oneWeek), [32])
})
test('W5e office weeks that start on a Sunday', () => {
  const week = days('mon tue wed thu fri mon+7 tue+7 wed+7 thu+7 fri+7', '8-16')
  const period = { from: '2026-11-01', until: '2026-11-15' }
  assert.deepEqual(rests(week, period), [])
  assert.deepEqual(
    rests([...week, '2026-10-31 8-16'], { ...period, limits: { weeklyRestMode: 'strict' } }),
    [32, 32]
  )
})
test('W5f the spring night takes an hour of the rest', () => {
  const week = [...'23 24 25 26 27 28'.split(' ').map((day) => `2026-03-${day} 5-13`), '2026-03-30 5-13']
  const spring = { from: '2026-03-23', until: '2026-03-30' }
  assert.deepEqual(rests(week, spring), [])
  assert.deepEqual(rests(week, { ...spring, limits: { weeklyRestMinutes: 39 * 60 + 1 } }), [39])
})
test('W5g Vietnam wants 24 hours', () => {
  const week = [...days('mon tue thu fri sat sun', '8-17'), 'wed 8-12', 'mon+7 8-17']
  assert.deepEqual(rests(week, { ...oneWeek, pack: 'VN' }), [20])
  assert.deepEqual(rests(week.slice(0, 2), { ...oneWeek, pack: 'VN' }), [])
})
test('a person without work rests', () => assert.deepEqual(rests([], oneWeek), []))
