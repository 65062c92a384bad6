import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals, dayNamed, WARSAW } from '../testing/timeline.ts'
import { periodOf } from '../../time/time.ts'

const time = (day: string, from: string, to: string) => periodOf(dayNamed(day), from, to, WARSAW)
const declared = (
  kind: 'available' | 'unavailable' | 'preferred',
  day: string,
  from: string,
  to: string
) => ({
  kind,
  ...time(day, from, to),
})

test('a position the person does not hold', () => {
  assert.deepEqual(actuals('qualification', ['mon 6-14'], { positionIds: ['cashier'] }), [1])
  assert.deepEqual(actuals('qualification', ['mon 6-14'], { positionIds: ['cashier', 'baker'] }), [])
})
test('a location the person does not work at', () => {
  assert.deepEqual(actuals('location', ['mon 6-14'], { locationIds: [] }), [1])
  assert.deepEqual(actuals('location', ['mon 6-14']), [])
})
test('work during an absence', () => {
  assert.deepEqual(actuals('absence', ['mon 6-14'], { absences: [time('mon', '13:59', '18:00')] }), [1])
  assert.deepEqual(actuals('absence', ['mon 6-14'], { absences: [time('mon', '14:00', '18:00')] }), [])
})
test('work at a time declared unavailable', () => {
  const availability = [declared('unavailable', 'mon', '12:00', '16:00')]
  assert.deepEqual(actuals('availability', ['mon 6-14'], { availability }), [120])
  assert.deepEqual(actuals('availability', ['tue 6-14'], { availability }), [])
})
test('a day with declared free times leaves the rest of that day out', () => {
  const availability = [
    declared('available', 'mon', '08:00', '12:00'),
    declared('preferred', 'mon', '12:00', '14:00'),
  ]
  assert.deepEqual(actuals('availability', ['mon 8-14', 'tue 6-14'], { availability }), [])
  assert.deepEqual(actuals('availability', ['mon 6-14'], { availability }), [120])
  assert.deepEqual(actuals('availability', ['mon 20-4'], { availability }), [240])
})
test('a preference alone forbids nothing', () =>
  assert.deepEqual(
    actuals('availability', ['mon 6-14'], { availability: [declared('preferred', 'mon', '16:00', '20:00')] }),
    []
  ))
test('work before and after the employment', () => {
  const employment = { employedFrom: '2026-11-03', employedUntil: '2026-11-05' }
  assert.deepEqual(actuals('employment', ['mon 22-6'], employment), [120])
  assert.deepEqual(actuals('employment', ['tue 6-14', 'wed 16-0'], employment), [])
  assert.deepEqual(actuals('employment', ['wed 22-6', 'thu 6-14'], employment), [360, 480])
})
