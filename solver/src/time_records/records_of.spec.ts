import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instantOf } from '../time/time.ts'
import { processed, punches, shift, shown, usualTerms, zone } from './testing/day_of_work.ts'

const day = shift('8:00-16:00')
const plain = (text: string, shifts = [day], more = {}) => processed(text, shifts, more).records.map(shown)

const cases: [name: string, text: string, expected: string][] = [
  ['R1 a little early and long', 'start 7:50, end 16:04', '08:00-16:00 = 480'],
  ['R2 late within the tolerance', 'start 8:04, end 16:00', '08:00-16:00 = 480'],
  ['exactly the tolerance', 'start 8:05, end 16:00', '08:00-16:00 = 480'],
  ['R3 late beyond it', 'start 8:06, end 16:00', '08:06-16:00 = 474, late 6'],
  ['R4 half an hour early', 'start 7:30, end 16:00', '08:00-16:00 = 480, early 30'],
  ['exactly a quarter early and long', 'start 7:45, end 16:15', '08:00-16:00 = 480'],
  ['a minute more', 'start 7:44, end 16:16', '08:00-16:00 = 480, early 16, overtime 16'],
  ['leaving early', 'start 8:00, end 15:50', '08:00-15:50 = 470, early_finish 10'],
  ['gone before the shift began', 'start 6:00, end 7:00', '08:00-08:00 = 0, early 120, early_finish 540'],
]
for (const [name, text, expected] of cases)
  test(`beside a plan of 8 to 16: ${name}`, () => assert.deepEqual(plain(text), [expected]))

test('only what is as planned within the tolerance may be approved by rule', () => {
  const within = (text: string) => processed(text, [day]).records.map((record) => record.withinTolerance)
  assert.deepEqual(within('start 7:50, end 16:04'), [true])
  for (const text of ['start 8:06, end 16:00', 'start 7:30, end 16:00', 'start 8:00', ''])
    assert.deepEqual(within(text), [false], text)
})

test('R5 nights of both clock changes count what really passed', () => {
  for (const [on, next, minutes] of [
    ['2026-03-28', '2026-03-29', 420],
    ['2026-10-24', '2026-10-25', 540],
  ] as const) {
    const night = shift('22:00-6:00', { day: on })
    const { records } = processed('', [night], { punches: punches(`start ${on} 21:55, end ${next} 6:00`) })
    assert.deepEqual(records.map(shown), [`22:00-06:00 = ${minutes}`])
    assert.equal(records[0]!.day, on)
  }
})

test('R6 a second start leaves the first without an end, counted up to it', () =>
  assert.deepEqual(plain('start 8:00, start 12:00, end 16:00'), [
    '08:00-12:00 = 240, missing_end',
    '12:00-16:00 = 240, no_plan',
  ]))

test('a forgotten end is open for twelve hours after the plan, then proposed as planned', () => {
  const before = (clock: string, on = '2026-11-02') => ({ now: instantOf(on, clock, zone) })
  assert.deepEqual(plain('start 8:06', [day], before('15:00')), ['open'])
  assert.deepEqual(plain('start 8:06', [day], before('03:59', '2026-11-03')), ['open'])
  assert.deepEqual(plain('start 8:06', [day], before('04:00', '2026-11-03')), [
    '08:06-16:00 = 474, late 6, missing_end',
  ])
})

test('without a plan the time counts as registered and waits; without an end nothing is proposed', () => {
  assert.deepEqual(plain('start 9:10, end 11:40', []), ['09:10-11:40 = 150, no_plan'])
  assert.deepEqual(plain('start 9:10', []), ['nothing, missing_end, no_plan'])
})

test('an end a day later closes nothing', () => {
  const { records, unmatched } = processed('start 8:00, end 2026-11-03 8:00', [day])
  assert.deepEqual(records.map(shown), ['08:00-16:00 = 480, missing_end'])
  assert.deepEqual(
    unmatched.map(({ id }) => id),
    ['end 2026-11-03 8:00']
  )
})

test('each of several shifts of a day has its own record', () =>
  assert.deepEqual(
    plain('start 7:55, end 12:03, start 15:58, end 20:00', [shift('8:00-12:00'), shift('16:00-20:00')]),
    ['08:00-12:00 = 240', '16:00-20:00 = 240']
  ))

test('the nearest shift is taken, not the first', () =>
  assert.deepEqual(plain('start 12:02, end 16:00', [shift('8:00-12:30'), shift('12:00-16:00')]), [
    'nothing, no_punches',
    '12:00-16:00 = 240',
  ]))

test('five hours before a shift is work of its own', () =>
  assert.deepEqual(plain('start 2:59, end 3:30'), ['02:59-03:30 = 31, no_plan', 'nothing, no_punches']))

test('a shift without punches is a record once it has ended, for those who have to register', () => {
  assert.deepEqual(plain(''), ['nothing, no_punches'])
  assert.deepEqual(plain('', [day], { mustRegister: false }), [])
  assert.deepEqual(plain('', [day], { now: instantOf('2026-11-02', '15:59', zone) }), [])
})

test('going away in between is not paid', () =>
  assert.deepEqual(plain('start 8:00, end 12:00, start 12:30, end 16:00'), ['08:00-16:00 = 450']))

const lunch = { start: instantOf('2026-11-02', '12:00', zone), minutes: 30, paid: false }
const rest = { start: null, minutes: 15, paid: true }

test('breaks count as registered, and as planned when none is', () => {
  const withBreaks = [shift('8:00-16:00', { breaks: [lunch, rest] })]
  const on = (text: string) => plain(`start 8:00, ${text}end 16:00`, withBreaks)
  assert.deepEqual(on(''), ['08:00-16:00 = 450'])
  assert.deepEqual(on('break_start 12:00, break_end 12:45, '), ['08:00-16:00 = 450'])
  assert.deepEqual(on('break_start 12:00, break_end 12:10, '), ['08:00-16:00 = 480'])
  assert.deepEqual(on('break_start 12:00, break_end 13:00, '), ['08:00-16:00 = 435, long_break 15'])
  assert.deepEqual(on('break_start 15:40, '), ['08:00-16:00 = 475, open_break'])
})

test('an unpaid break after the person has left is not deducted', () =>
  assert.deepEqual(plain('start 8:00, end 11:00', [shift('8:00-16:00', { breaks: [lunch] })]), [
    '08:00-11:00 = 180, early_finish 300',
  ]))

test('rounding moves what is counted, never what was registered', () => {
  const terms = {
    ...usualTerms,
    startRounding: { mode: 'up', stepMinutes: 15 },
    endRounding: { mode: 'down', stepMinutes: 15 },
  } as const
  const { records } = processed('start 8:07, end 15:52', [day], { terms })
  assert.deepEqual(records.map(shown), ['08:15-15:45 = 450, late 7, early_finish 8'])
  assert.equal(records[0]!.realStart, instantOf('2026-11-02', '08:07', zone))
  assert.equal(records[0]!.realEnd, instantOf('2026-11-02', '15:52', zone))
})

test('rounding counts nothing that was not planned', () => {
  const outwards = {
    ...usualTerms,
    startRounding: { mode: 'down', stepMinutes: 30 },
    endRounding: { mode: 'up', stepMinutes: 30 },
  } as const
  const beside = (text: string) => plain(text, [shift('8:10-15:50')], { terms: outwards })
  assert.deepEqual(beside('start 8:20, end 15:50'), ['08:10-15:50 = 460, late 10'])
  assert.deepEqual(beside('start 8:10, end 15:40'), ['08:10-15:50 = 460, early_finish 10'])
  assert.deepEqual(beside('start 8:40, end 15:20'), ['08:30-15:30 = 420, late 30, early_finish 30'])
})

test('seconds decide nothing', () => {
  const [start, end] = punches('start 8:05, end 16:00')
  const late = [{ ...start!, at: start!.at + 59_999 }, end!]
  assert.deepEqual(processed('', [day], { punches: late }).records.map(shown), ['08:00-16:00 = 480'])
})

test('the place of any punch may ask for a look', () => {
  const [start, end] = punches('start 8:00, end 16:00')
  const at = (place: 'outside' | 'inaccurate' | 'unknown' | 'inside') =>
    processed('', [day], { punches: [start!, { ...end!, place }] }).records.map(shown)
  assert.deepEqual(at('inside'), ['08:00-16:00 = 480'])
  assert.deepEqual(at('outside'), ['08:00-16:00 = 480, outside'])
  assert.deepEqual(at('inaccurate'), ['08:00-16:00 = 480, inaccurate'])
  assert.deepEqual(at('unknown'), ['08:00-16:00 = 480, place_unknown'])
  const elsewhere = punches('start 8:00, end 16:00', { locationId: 'other' })
  assert.deepEqual(processed('', [day], { punches: elsewhere }).records.map(shown), [
    '08:00-16:00 = 480, other_location',
  ])
})

test('work in time off is never approved by rule', () => {
  const off = (hours: string, fullDay = false, on = '2026-11-02') => {
    const { period, day: dayOff } = shift(hours, { day: on })
    return { absences: [{ ...period, day: dayOff, fullDay }] }
  }
  const made = (text: string, more: object) => processed(text, [day], more).records
  const all = made('start 8:00, end 16:00', off('12:00-16:00'))
  assert.deepEqual(all.map(shown), ['08:00-16:00 = 480, absent 240'])
  assert.equal(all[0]!.withinTolerance, false)
  assert.deepEqual(made('start 8:00, end 16:00', off('0:00-23:59', true)).map(shown), [
    '08:00-16:00 = 480, absent 480',
  ])
  // A few minutes at the door, and a night that ends in a day off.
  assert.deepEqual(made('start 8:00, end 16:10', off('16:00-18:00')).map(shown), ['08:00-16:00 = 480'])
  const night = shift('22:00-6:00', { day: '2026-11-01' })
  const text = 'start 2026-11-01 22:00, end 2026-11-02 6:00'
  assert.deepEqual(processed(text, [night], off('0:00-23:59', true)).records.map(shown), [
    '22:00-06:00 = 480',
  ])
})

test('what a correction states is never approved by rule', () => {
  const [start, end] = punches('start 8:00, end 16:00')
  const { records } = processed('', [day], { punches: [start!, { ...end!, corrected: true }] })
  assert.deepEqual(records.map(shown), ['08:00-16:00 = 480, corrected'])
  assert.equal(records[0]!.withinTolerance, false)
})

test('an endless break without a plan is the same record whenever it is made', () => {
  const made = (on: string) =>
    plain('start 8:00, break_start 10:00', [], { now: instantOf(on, '12:00', zone) })
  assert.deepEqual(made('2026-11-04'), ['nothing, missing_end, no_plan'])
  assert.deepEqual(made('2026-12-04'), made('2026-11-04'))
})
