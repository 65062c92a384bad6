import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodOf } from '../../time/time.ts'
import { leaveLines } from './leave_deduction.ts'

const day = '2026-11-06'
const at = (start: string, end: string) => periodOf(day, start, end, 'Europe/Warsaw')
const shift = { paidMinutes: 450, period: at('08:00', '16:00') }

function part(start: string, end: string, { shifts = [shift], isWork = true } = {}) {
  const days = [{ day, shifts, explicitlyOff: false }]
  const request = { days, part: at(start, end), isWork, skipWeekends: true, skipHolidays: true }
  const lines = leaveLines(request, { fte: 1, holidays: new Set() })
  return lines.flatMap(({ minutes, reason }) => [minutes, reason])
}

test('work for a part of a day takes all of its hours, less the breaks of what it covers', () => {
  assert.deepEqual(part('09:00', '12:00'), [180, 'shift'])
  assert.deepEqual(part('18:00', '20:00'), [120, 'part'])
  assert.deepEqual(part('07:00', '17:00'), [570, 'part'])
  assert.deepEqual(part('06:00', '18:00', { shifts: [] }), [720, 'part'])
})

test('leave for a part of a day takes what is planned of it, else the hours of a usual day at most', () => {
  const isWork = false
  assert.deepEqual(part('07:00', '17:00', { isWork }), [450, 'shift'])
  assert.deepEqual(part('18:00', '20:00', { isWork }), [0, 'shift'])
  assert.deepEqual(part('06:00', '18:00', { shifts: [], isWork }), [480, 'norm'])
})
