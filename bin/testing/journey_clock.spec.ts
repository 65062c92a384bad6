import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../refusal.ts'
import { journeyClock } from './journey_clock.ts'

const refusal = (wanted: string, library: string | null) => {
  try {
    journeyClock(wanted, library)
  } catch (error) {
    assert.ok(error instanceof Refusal)
    return error.message
  }
  return 'not refused'
}

test('no clock is moved unless the run asks for it', () => {
  assert.deepEqual(journeyClock('', null), {})
})

test('a moment that the calendar lacks is refused, and so is what is no moment', () => {
  for (const wanted of ['tomorrow', '2026-13-01 10:00', '2026-02-29 10:00', '2027-03-28 02:30', '2027-10-31'])
    assert.match(refusal(wanted, '/any'), /^JOURNEY_CLOCK is ".*": give a moment/, wanted)
})

test('without libfaketime the run is refused', () => {
  assert.match(refusal('2027-10-31 01:30', null), /needs libfaketime.*apt-get install libfaketime/)
})

test('a library that moves nothing is refused', () => {
  assert.match(refusal('2027-10-31 01:30', '/nowhere/libfaketime.so.1'), /does not move the clock of Node/)
})

test('a moment that has passed is refused: the database would take its limits to have run out', () => {
  assert.match(refusal('2026-01-01 12:00', '/any'), /has passed/)
})
