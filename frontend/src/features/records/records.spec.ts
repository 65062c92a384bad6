import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { describe, expect, test } from 'vitest'
import { recordsOf, totalsOf } from './records.ts'

let made = 0
const entry = (day: string, employeeId: string | null, more: Partial<ScheduleEntry> = {}): ScheduleEntry =>
  ({
    id: `entry-${made++}`,
    type: 0,
    employeeId,
    day,
    startsAt: `${day}T06:00:00.000Z`,
    endsAt: `${day}T14:00:00.000Z`,
    workMinutes: 480,
    state: 'published',
    ...more,
  }) as ScheduleEntry
const people = [
  { id: 'anna', name: 'Anna', surname: 'Łoś' },
  { id: 'bao', name: 'Bảo', surname: 'Nguyễn' },
] as SchedulePerson[]
const span = { from: '2026-11-01', until: '2026-12-01' }
const options = {
  employeeId: null as string | null,
  now: new Date('2026-11-10T12:00:00Z'),
  compare: new Intl.Collator('pl').compare,
}
const read = (entries: ScheduleEntry[], more: Partial<typeof options> = {}) =>
  recordsOf({ entries, people }, span, { ...options, ...more })

describe('records of a range', () => {
  test('shifts of one day are one record, by start', () => {
    const late = entry('2026-11-03', 'anna', { startsAt: '2026-11-03T16:00:00.000Z', workMinutes: 120 })
    const [record, ...more] = read([late, entry('2026-11-03', 'anna')])
    expect(more).toEqual([])
    expect(record!.minutes).toBe(600)
    expect(record!.entries.at(-1)).toBe(late)
  })

  test('only work that stands, that is assigned, and that begins in the range', () => {
    const kept = read([
      entry('2026-11-03', 'anna', { state: 'removed' }),
      entry('2026-11-03', 'anna', { type: 1 }),
      entry('2026-11-03', null),
      entry('2026-10-31', 'anna'),
      entry('2026-12-01', 'anna'),
      entry('2026-11-30', 'bao', { type: 2 }),
    ])
    expect(kept.map(({ day, employeeId }) => [day, employeeId])).toEqual([['2026-11-30', 'bao']])
  })

  test('the newest day first, people in the order of the language', () => {
    const order = read([entry('2026-11-03', 'bao'), entry('2026-11-04', 'bao'), entry('2026-11-03', 'anna')])
    expect(order.map(({ day, employeeId }) => `${day} ${employeeId}`)).toEqual([
      '2026-11-04 bao',
      '2026-11-03 anna',
      '2026-11-03 bao',
    ])
  })

  test('done once it has ended, unless staff see something else', () => {
    const states = read([
      entry('2026-11-09', 'anna'),
      entry('2026-11-10', 'anna'),
      entry('2026-11-08', 'anna', { state: 'draft' }),
    ])
    expect(states.map(({ state }) => state)).toEqual(['ahead', 'done', 'unpublished'])
  })

  test('of one person only, when asked', () => {
    expect(
      read([entry('2026-11-03', 'bao'), entry('2026-11-03', 'anna')], { employeeId: 'bao' })
    ).toHaveLength(1)
  })

  test('sums', () => {
    const records = read([
      entry('2026-11-09', 'anna'),
      entry('2026-11-09', 'bao'),
      entry('2026-11-12', 'bao'),
    ])
    expect(totalsOf(records)).toEqual({ minutes: 1440, doneMinutes: 960, days: 3, people: 2 })
  })
})
