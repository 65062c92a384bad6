import { test } from '@japa/runner'
import { instantOfEvent } from '#app/time_tracking/kiosks/device/instant_of_event'

const now = Date.parse('2026-11-02T08:00:00Z')
const hour = 3_600_000

test.group('The instant of an event of a kiosk', () => {
  test('is what the device measured its clock to be off', ({ assert }) => {
    const clientAtMs = now - 5 * hour + 600_000
    assert.equal(instantOfEvent({ clientAtMs, offsetMs: -600_000 }, now + 600_000, now), now - 5 * hour)
  })
  test('is as long ago as the event waited, where nothing was measured', ({ assert }) => {
    assert.equal(instantOfEvent({ clientAtMs: 1_000, offsetMs: null }, 61_000, now), now - 60_000)
  })
  test('is the wait alone for a clock that was set forwards', ({ assert }) => {
    const clientAtMs = now + 24 * hour
    assert.equal(instantOfEvent({ clientAtMs, offsetMs: 0 }, clientAtMs + 90_000, now), now - 90_000)
  })
  test('never lies ahead, is never of 1970, and what cannot be known is said', ({ assert }) => {
    assert.equal(instantOfEvent({ clientAtMs: now + 400, offsetMs: 0 }, now, now), now)
    assert.equal(instantOfEvent({ clientAtMs: now + 2 * hour, offsetMs: 0 }, now, now), 'future')
    assert.equal(instantOfEvent({ clientAtMs: 0, offsetMs: 0 }, now, now), 'too_old')
  })
})
