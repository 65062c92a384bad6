import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf } from '../../time/time.ts'
import { verdictsOf, WARSAW, type Circumstances } from '../testing/timeline.ts'

/** The Sundays on which the rule speaks, with the run it found. */
const sundays = (texts: string[], changes: Circumstances = {}) =>
  verdictsOf('fourth_sunday', texts, { from: '2026-11-01', until: '2026-12-07', ...changes }).map(
    ({ window, actual }) => `${dayOf(window.start, WARSAW)} ${actual}`
  )
const worked = (days: string) => days.split(' ').map((day) => `2026-${day} 8-16`)

test('three in a row are fine', () => assert.deepEqual(sundays(worked('11-08 11-15 11-22')), []))
test('W7a the fourth and every further one', () => {
  assert.deepEqual(sundays(worked('11-08 11-15 11-22 11-29')), ['2026-11-29 4'])
  assert.deepEqual(sundays(worked('11-08 11-15 11-22 11-29 12-06')), ['2026-11-29 4', '2026-12-06 4'])
})
test('W7b a free Sunday starts the count again', () =>
  assert.deepEqual(sundays(worked('11-08 11-15 11-22 12-06')), []))
test('W7c Saturday night ends as the Sunday begins at six', () => {
  assert.deepEqual(sundays([...worked('11-08 11-15 11-22'), '2026-11-28 22-6']), [])
  assert.deepEqual(sundays([...worked('11-08 11-15 11-22'), '2026-11-28 22-6:01']), ['2026-11-29 4'])
  assert.deepEqual(
    sundays([...worked('11-08 11-15 11-22'), '2026-11-28 22-6'], { limits: { sundayStartsAt: '00:00' } }),
    ['2026-11-29 4']
  )
})
test('W7d Sunday night is Sunday work', () =>
  assert.deepEqual(sundays([...worked('11-08 11-15 11-22'), '2026-11-29 22-6']), ['2026-11-29 4']))
test('Sundays before the planned days count', () =>
  assert.deepEqual(sundays(worked('10-11 10-18 10-25 11-01')), ['2026-11-01 4']))
test('two shifts of one Sunday are one Sunday', () =>
  assert.deepEqual(sundays([...worked('11-08 11-15 11-22'), '2026-11-22 18-20']), []))
test('a second shift of a Sunday does not break the run', () =>
  assert.deepEqual(sundays([...worked('11-08 11-15 11-22 11-29'), '2026-11-22 18-20']), ['2026-11-29 4']))
test('the weekend system is exempt', () =>
  assert.deepEqual(sundays(worked('11-08 11-15 11-22 11-29'), { workSystem: 'WEEKEND' }), []))
test('no such rule outside Poland', () =>
  assert.deepEqual(sundays(worked('11-08 11-15 11-22 11-29'), { pack: 'VN' }), []))
