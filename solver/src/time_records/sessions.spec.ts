import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOnBreak, sessionsOf, validNext } from './sessions.ts'
import { punches } from './testing/day_of_work.ts'

test('only the actions that fit are valid', () => {
  const after = (text: string) => validNext(sessionsOf(punches(text)).sessions.at(-1) ?? null)
  assert.deepEqual(validNext(null), ['start'])
  assert.deepEqual(after('start 8:00'), ['break_start', 'end'])
  assert.deepEqual(after('start 8:00, break_start 9:00'), ['break_end', 'end'])
  assert.deepEqual(after('start 8:00, break_start 9:00, break_end 9:10'), ['break_start', 'end'])
  assert.equal(isOnBreak(sessionsOf(punches('start 8:00, break_start 9:00')).sessions[0]!), true)
})
