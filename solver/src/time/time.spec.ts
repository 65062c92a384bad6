import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import {
  addDays,
  clockOf,
  dayOf,
  daysBetween,
  daysOf,
  instantOf,
  isoOf,
  minutesOf,
  overlaps,
  periodOf,
  splitAtMidnight,
  weekdayOf,
} from './time.ts'

const WARSAW = 'Europe/Warsaw'
const zones = [WARSAW, 'Asia/Ho_Chi_Minh', 'America/New_York', 'America/Los_Angeles', 'America/Phoenix']
const iso = (instant: number) => new Date(instant).toISOString()

test('touching periods do not overlap', () =>
  assert.equal(overlaps({ start: 0, end: 5 }, { start: 5, end: 9 }), false))
test('periods that share a millisecond overlap', () =>
  assert.equal(overlaps({ start: 0, end: 6 }, { start: 5, end: 9 }), true))
test('the spring night is seven hours', () =>
  assert.equal(minutesOf(periodOf('2026-03-28', '22:00', '06:00', WARSAW)), 420))
test('the autumn night is nine hours', () =>
  assert.equal(minutesOf(periodOf('2026-10-24', '22:00', '06:00', WARSAW)), 540))
test('an end equal to the start is a whole day', () =>
  assert.equal(minutesOf(periodOf('2026-11-02', '08:00', '08:00', WARSAW)), 1440))
test('02:30 does not exist that night and becomes 03:30', () =>
  assert.equal(iso(instantOf('2026-03-29', '02:30', WARSAW)), '2026-03-29T01:30:00.000Z'))
test('02:30 happens twice and means the first', () =>
  assert.equal(iso(instantOf('2026-10-25', '02:30', WARSAW)), '2026-10-25T00:30:00.000Z'))
test('the second passage of a repeated hour still reads as that clock time', () =>
  assert.equal(clockOf(Date.UTC(2026, 9, 25, 1, 30), WARSAW), '02:30'))
test('a day belongs to the place', () => {
  assert.equal(dayOf(Date.UTC(2026, 10, 10, 23, 30), WARSAW), '2026-11-11')
  assert.equal(dayOf(Date.UTC(2026, 10, 10, 23, 30), 'America/New_York'), '2026-11-10')
})
test('days are counted across months, leap days and backwards', () => {
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2026-01-01', -1), '2025-12-31')
  assert.equal(daysBetween('2026-03-01', '2026-04-01'), 31)
  assert.equal(daysBetween('2026-04-01', '2026-03-31'), -1)
  assert.deepEqual(daysOf('2026-10-24', '2026-10-26'), ['2026-10-24', '2026-10-25'])
})
test('an instant is written as the platform writes it', () =>
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31) }), (instant) =>
      assert.equal(isoOf(instant), iso(instant))
    )
  ))
test('days beyond those that are kept are read and written alike', () => {
  for (const day of ['1969-12-31', '1970-01-01', '2099-12-31', '2100-01-01'])
    assert.deepEqual([addDays(addDays(day, 1), -1), addDays(addDays(day, -1), 1)], [day, day])
  assert.equal(addDays('2099-12-31', 1), '2100-01-01')
  // A year before 1000 has no calendar day of the product, in whatever way it came about.
  assert.throws(() => addDays(dayOf(Date.parse('0999-06-01'), 'UTC'), 1), RangeError)
})
test('Monday is 1 and Sunday is 7', () => {
  assert.equal(weekdayOf('2026-11-23'), 1)
  assert.equal(weekdayOf('2026-11-29'), 7)
  assert.equal(weekdayOf('1950-01-01'), 7)
})
test('a night is cut at midnight, each part on its day', () => {
  const parts = splitAtMidnight(periodOf('2026-10-24', '22:00', '06:00', WARSAW), WARSAW)
  assert.deepEqual(
    parts.map((part) => [part.day, minutesOf(part)]),
    [
      ['2026-10-24', 120],
      ['2026-10-25', 420],
    ]
  )
})
test('a period that ends at midnight is one part', () =>
  assert.equal(splitAtMidnight(periodOf('2026-11-02', '16:00', '00:00', WARSAW), WARSAW).length, 1))
test('malformed days and times are refused with advice', () => {
  const days = ['2026-1-1', '2026-1-011', '2026/01/01', '2026-01-0a', '2026-01-011', '202:-01-01', '']
  for (const day of days) assert.throws(() => instantOf(day, '08:00', WARSAW), /YYYY-MM-DD/, day)
  const clocks = ['8:00', '08:60', '24:00', '08.00', '08:0a', '0a:00', '08:000', '08:0/', '']
  for (const clock of clocks) assert.throws(() => instantOf('2026-01-01', clock, WARSAW), /HH:mm/, clock)
})

const anyZone = fc.constantFrom(...zones)
const anyInstant = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 })
  .map((minute) => minute * 60_000)
const changeDays = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2027-03-28', '2027-10-31']
const anyDay = fc.oneof(
  fc.constantFrom(...changeDays),
  fc.integer({ min: 0, max: 2190 }).map((count) => addDays('2024-01-01', count))
)
const anyClock = fc
  .integer({ min: 0, max: 1439 })
  .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)

test('a wall-clock time is the instant Temporal gives', () =>
  fc.assert(
    fc.property(anyDay, anyClock, anyZone, (day, clock, zone) => {
      const { epochMilliseconds } = Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone)
      assert.equal(instantOf(day, clock, zone), epochMilliseconds)
    }),
    { numRuns: 3000 }
  ))
test('an instant has the day and clock Temporal gives', () =>
  fc.assert(
    fc.property(anyInstant, anyZone, (instant, zone) => {
      const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
      assert.equal(dayOf(instant, zone), there.toPlainDate().toString())
      assert.equal(clockOf(instant, zone), there.toPlainTime().toString({ smallestUnit: 'minute' }))
    }),
    { numRuns: 3000 }
  ))
test('every hour around both clock changes agrees with Temporal', () => {
  for (const zone of zones) {
    for (const day of changeDays) {
      const first = Date.parse(`${addDays(day, -1)}T12:00:00Z`)
      for (let instant = first; instant < first + 48 * 3_600_000; instant += 15 * 60_000) {
        const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
        assert.equal(clockOf(instant, zone), there.toPlainTime().toString({ smallestUnit: 'minute' }))
      }
    }
  }
})
test('the parts of a cut period join to the whole', () =>
  fc.assert(
    fc.property(anyInstant, fc.integer({ min: 1, max: 5000 }), anyZone, (start, minutes, zone) => {
      const parts = splitAtMidnight({ start, end: start + minutes * 60_000 }, zone)
      assert.equal(parts[0]!.start, start)
      assert.equal(parts.at(-1)!.end, start + minutes * 60_000)
      parts.forEach((part, i) => assert.equal(part.day, dayOf(part.start, zone), String(i)))
      parts.slice(1).forEach((part, i) => assert.equal(part.start, parts[i]!.end))
    })
  ))
test('a look-up asks Intl, which is slow, at most twice per zone and day', (context) => {
  const asked = context.mock.method(Intl.DateTimeFormat.prototype, 'formatToParts')
  const days = 20
  for (let i = 0; i < 20_000; i += 1) dayOf(Date.UTC(2031, 3, 7) + (i * days * 86_400_000) / 20_000, WARSAW)
  assert.ok(asked.mock.callCount() > 0)
  assert.ok(asked.mock.callCount() <= 2 * days, `${asked.mock.callCount()} times`)
})
