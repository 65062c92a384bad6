import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysOf, weekdayOf } from '../../time/time.ts'
import { daysOfWorkInPoland, nominalMinutesInPoland, workingDays } from './nominal.ts'

test('days of work are counted as if one went through the calendar', () => {
  const holidays = new Set([
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
    '2027-01-06',
  ])
  for (let first = 0; first < 60; first += 1)
    for (let days = -3; days < 70; days += 1) {
      const from = addDays('2026-10-25', first)
      const range = { from, until: addDays(from, days) }
      const all = daysOf(range.from, range.until)
      const weekdays = all.filter((day) => weekdayOf(day) < 6)
      const free = all.filter((day) => holidays.has(day) && weekdayOf(day) < 7)
      assert.equal(workingDays(range, holidays), weekdays.filter((day) => !holidays.has(day)).length)
      const six = all.filter((day) => weekdayOf(day) < 7 && !holidays.has(day))
      assert.equal(workingDays(range, holidays, 6), six.length)
      assert.equal(daysOfWorkInPoland(range, holidays), Math.max(0, weekdays.length - free.length))
    }
})

test('a month in Poland: weeks of forty hours, days beyond them, holidays off', () => {
  const november = { from: '2026-11-01', until: '2026-12-01' }
  assert.equal(nominalMinutesInPoland(november, new Set(['2026-11-01', '2026-11-11'])), 20 * 480)
})
