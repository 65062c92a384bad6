import { test } from '@japa/runner'
import { correctingEvents } from '#app/time_tracking/corrections/replaced_punches'
import type { PunchAction } from '#contracts/time_tracking'

const at = (clock: string) => new Date(`2026-11-02T${clock}Z`)
const ms = (clock: string) => at(`${clock}:00`).getTime()
const punch = (id: string, kind: PunchAction, clock: string) => ({ id, kind, at: at(clock) })
const period = { start: ms('08:00'), end: ms('16:00') }
const shown = (events: ReturnType<typeof correctingEvents>) =>
  events.map(({ kind, at: when, correctsId }) => `${kind} ${when.toISOString().slice(11, 19)} ${correctsId}`)

test.group('The events of a correction', () => {
  test('add a missing end, and leave the start its seconds', ({ assert }) => {
    const events = correctingEvents([punch('a', 'start', '08:00:41')], { period, breaks: [] })
    assert.deepEqual(shown(events), ['end 16:00:00 null'])
  })

  test('replace what was another minute, and take back what was too much', ({ assert }) => {
    const standing = [
      punch('a', 'start', '09:12:00'),
      punch('b', 'break_start', '10:00:00'),
      punch('c', 'break_end', '11:00:00'),
      punch('d', 'end', '16:00:30'),
    ]
    assert.deepEqual(shown(correctingEvents(standing, { period, breaks: [] })), [
      'start 08:00:00 a',
      'void 10:00:00 b',
      'void 11:00:00 c',
    ])
  })

  test('state the end again when they would only take something back', ({ assert }) => {
    const standing = [
      punch('a', 'start', '08:00:00'),
      punch('b', 'break_start', '10:00:00'),
      punch('c', 'end', '16:00:30'),
    ]
    assert.deepEqual(shown(correctingEvents(standing, { period, breaks: [] })), [
      'void 10:00:00 b',
      'end 16:00:30 c',
    ])
  })

  test('make all of the work where nothing stood', ({ assert }) => {
    const breaks = [{ start: ms('12:00'), end: ms('12:30') }]
    assert.deepEqual(shown(correctingEvents([], { period, breaks })), [
      'start 08:00:00 null',
      'break_start 12:00:00 null',
      'break_end 12:30:00 null',
      'end 16:00:00 null',
    ])
  })
})
