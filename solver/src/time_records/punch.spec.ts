import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standingPunches, type PunchKind } from './punch.ts'
import { isOnBreak, sessionsOf, validNext } from './sessions.ts'
import { punches } from './testing/day_of_work.ts'

const event = (id: string, kind: PunchKind | 'void', correctsId: string | null = null) => ({
  id,
  kind,
  correctsId,
})

test('an event takes the place of the one it corrects, a void leaves nothing', () => {
  const events = [event('a', 'start'), event('b', 'start', 'a'), event('c', 'end'), event('d', 'void', 'c')]
  assert.deepEqual(
    standingPunches(events).map(({ id }) => id),
    ['b']
  )
})

test('a correction can be corrected', () => {
  const events = [event('a', 'start'), event('b', 'void', 'a'), event('c', 'start', 'b')]
  assert.deepEqual(
    standingPunches(events).map(({ id }) => id),
    ['c']
  )
})

test('only the actions that fit are valid', () => {
  const after = (text: string) => validNext(sessionsOf(punches(text)).sessions.at(-1) ?? null)
  assert.deepEqual(validNext(null), ['start'])
  assert.deepEqual(after('start 8:00'), ['break_start', 'end'])
  assert.deepEqual(after('start 8:00, break_start 9:00'), ['break_end', 'end'])
  assert.deepEqual(after('start 8:00, break_start 9:00, break_end 9:10'), ['break_start', 'end'])
  assert.equal(isOnBreak(sessionsOf(punches('start 8:00, break_start 9:00')).sessions[0]!), true)
})
