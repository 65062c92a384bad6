import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { instantOf } from '../time/time.ts'
import { punchKinds, type Punch } from './punch.ts'
import { recordsOf, type ToProcess } from './records_of.ts'
import { shift, usualTerms, zone } from './testing/day_of_work.ts'

const MINUTE_MS = 60_000
const hours = ['6:00-10:00', '8:00-12:00', '8:00-16:00', '16:00-20:00', '22:00-6:00']
const days = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-11-02', '2026-11-03']

const anyPunch = fc.record({
  kind: fc.constantFrom(...punchKinds),
  day: fc.constantFrom(...days),
  minute: fc.integer({ min: 0, max: 1439 }),
  locationId: fc.constantFrom('shop', 'shop', 'other'),
  place: fc.constantFrom('inside', 'outside', 'unchecked'),
} as const)
const rounding = fc.record({
  mode: fc.constantFrom('none', 'up', 'down', 'nearest'),
  stepMinutes: fc.constantFrom(5, 10, 15, 30),
} as const)

const anyMonth = fc
  .record({
    punches: fc.array(anyPunch, { maxLength: 24 }),
    shifts: fc.uniqueArray(fc.tuple(fc.constantFrom(...days), fc.constantFrom(...hours)), {
      maxLength: 8,
      selector: ([day, from]) => `${day} ${from}`,
    }),
    startRounding: rounding,
    endRounding: rounding,
    nowDay: fc.constantFrom(...days),
    mustRegister: fc.boolean(),
  })
  .map(({ punches, shifts, startRounding, endRounding, nowDay, mustRegister }): ToProcess => ({
    punches: punches.map(({ day, minute, ...punch }, index): Punch => ({
      ...{ ...punch, id: `p${index}`, zone },
      at: instantOf(day, '00:00', zone) + minute * MINUTE_MS,
    })),
    shifts: shifts.map(([day, from]) => ({ ...shift(from, { day }), id: `${day} ${from}` })),
    absences: [],
    terms: { ...usualTerms, startRounding, endRounding },
    ...{ now: instantOf(nowDay, '23:59', zone), mustRegister },
  }))

test('every punch is in exactly one record or unmatched', () =>
  fc.assert(
    fc.property(anyMonth, (month) => {
      const { records, unmatched } = recordsOf(month)
      const found = [...records.flatMap(({ punchIds }) => punchIds), ...unmatched.map(({ id }) => id)]
      assert.deepEqual(found.sort(), month.punches.map(({ id }) => id).sort())
    }),
    { numRuns: 2000 }
  ))

test('processing again, in any order of arrival, gives the same records', () =>
  fc.assert(
    fc.property(anyMonth, fc.nat(), (month, turn) => {
      const { punches, shifts } = month
      const at = punches.length === 0 ? 0 : turn % punches.length
      const again = {
        ...month,
        punches: [...punches.slice(at), ...punches.slice(0, at)].reverse(),
        shifts: [...shifts].reverse(),
      }
      assert.deepEqual(recordsOf(again), recordsOf(month))
    }),
    { numRuns: 2000 }
  ))

test('one record a shift, with a key of its own, and nothing outside the tolerance may be approved by rule', () =>
  fc.assert(
    fc.property(anyMonth, (month) => {
      const { records } = recordsOf(month)
      assert.equal(new Set(records.map(({ key }) => key)).size, records.length)
      for (const { withinTolerance, shift: plan, realStart, realEnd, counted, workMinutes } of records) {
        assert.ok(workMinutes >= 0)
        if (!withinTolerance) continue
        assert.ok(plan && counted && realStart !== null && realEnd !== null)
        assert.deepEqual(counted, plan.period)
        assert.ok(realStart < plan.period.start + 6 * MINUTE_MS, 'late')
        assert.ok(realStart >= plan.period.start - 15 * MINUTE_MS, 'early')
        assert.ok(realEnd >= plan.period.end && realEnd < plan.period.end + 16 * MINUTE_MS, 'end')
      }
    }),
    { numRuns: 2000 }
  ))
