import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { describe, expect, test } from 'vitest'
import {
  greetingAt,
  mostCurrent,
  nextShifts,
  plannedIn,
  shareOfDay,
  staffingPerDay,
  unfilledIn,
  unpublishedIn,
  warningsIn,
  workingOn,
} from './plan.ts'

let made = 0
const shift = (day: string, changes: Partial<ScheduleEntry> = {}): ScheduleEntry =>
  ({
    id: `entry-${made++}`,
    type: 0,
    employeeId: 'anna',
    day,
    start: '08:00',
    end: '16:00',
    startsAt: `${day}T06:00:00.000Z`,
    endsAt: `${day}T14:00:00.000Z`,
    workMinutes: 480,
    state: 'published',
    ...changes,
  }) as ScheduleEntry
const week = { from: '2026-06-01', until: '2026-06-08' }

describe('next shifts', () => {
  const now = new Date('2026-06-02T10:00:00Z')
  const ids = (entries: ScheduleEntry[]) => nextShifts(entries, 'anna', now).map(({ day }) => day)

  test('come soonest first, and the one that runs is the first', () =>
    expect(ids([shift('2026-06-04'), shift('2026-06-02'), shift('2026-06-01')])).toEqual([
      '2026-06-02',
      '2026-06-04',
    ]))

  test('are one’s own, shifts, and not deleted', () =>
    expect(
      ids([
        shift('2026-06-04', { employeeId: 'jan' }),
        shift('2026-06-04', { type: 1 }),
        shift('2026-06-04', { state: 'removed' }),
      ])
    ).toEqual([]))
})

test('planned hours leave out open, deleted and later shifts', () => {
  const entries = [
    shift('2026-06-01'),
    shift('2026-06-07', { employeeId: 'jan', workMinutes: 240 }),
    shift('2026-06-08'),
    shift('2026-06-02', { employeeId: null }),
    shift('2026-06-03', { state: 'removed' }),
  ]
  expect(plannedIn(entries, week)).toEqual({ shifts: 2, minutes: 720 })
  expect(plannedIn(entries, week, 'anna')).toEqual({ shifts: 1, minutes: 480 })
})

test('unfilled shifts of the range', () => {
  const open = { employeeId: null }
  const entries = [
    shift('2026-06-01', open),
    shift('2026-06-08', open),
    shift('2026-06-02'),
    shift('2026-06-02', { ...open, state: 'removed' }),
  ]
  expect(unfilledIn(entries, week).map(({ day }) => day)).toEqual(['2026-06-01'])
})

test('what publishing would show to staff counts as unpublished, an unassigned draft does not', () => {
  const states = ['draft', 'published', 'changed', 'removed'] as const
  const nobodys = shift('2026-06-01', { state: 'draft', employeeId: null })
  const entries = [...states.map((state) => shift('2026-06-01', { state })), nobodys]
  expect(unpublishedIn(entries, week).map(({ state }) => state)).toEqual(['draft', 'changed', 'removed'])
})

test('who works on a day, earliest first', () => {
  const late = shift('2026-06-01', { id: 'late', startsAt: '2026-06-01T12:00:00.000Z' })
  const entries = [
    late,
    shift('2026-06-01', { id: 'early' }),
    shift('2026-06-01', { employeeId: null }),
    shift('2026-06-02'),
  ]
  expect(workingOn(entries, '2026-06-01').map(({ id }) => id)).toEqual(['early', 'late'])
})

test('where there is no room for all, shifts that have ended give way', () => {
  const early = shift('2026-06-01', { id: 'early', endsAt: '2026-06-01T09:00:00.000Z' })
  const ended = shift('2026-06-01', { id: 'ended', endsAt: '2026-06-01T10:00:00.000Z' })
  const running = shift('2026-06-01', { id: 'running', endsAt: '2026-06-01T10:00:00.001Z' })
  const now = new Date('2026-06-01T10:00:00Z')
  const ids = (room: number) => mostCurrent([early, ended, running], room, now).map(({ id }) => id)
  expect(ids(1)).toEqual(['running'])
  expect(ids(2)).toEqual(['early', 'running'])
  expect(ids(9)).toEqual(['early', 'ended', 'running'])
})

test('staffing per day', () =>
  expect(
    staffingPerDay(
      [shift('2026-06-01'), shift('2026-06-01', { employeeId: null })],
      ['2026-06-01', '2026-06-02']
    )
  ).toEqual([
    { day: '2026-06-01', filled: 1, unfilled: 1 },
    { day: '2026-06-02', filled: 0, unfilled: 0 },
  ]))

test('a shift on the line of the day is cut at midnight', () => {
  expect(shareOfDay({ start: '06:00', end: '12:00' })).toEqual({ from: 0.25, length: 0.25 })
  expect(shareOfDay({ start: '18:00', end: '06:00' })).toEqual({ from: 0.75, length: 0.25 })
  expect(shareOfDay({ start: '00:00', end: '00:00' })).toEqual({ from: 0, length: 1 })
})

test.each([
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['12:00', 'afternoon'],
  ['18:00', 'evening'],
])('at %s it is %s', (time, part) => expect(greetingAt(time)).toBe(part))

test('a breach counts in the week that has a shift of it', () => {
  const entries = [shift('2026-06-07', { id: 'sunday' }), shift('2026-06-08', { id: 'monday' })]
  const counted = (...breaches: string[][]) =>
    warningsIn(
      breaches.map((entryIds) => ({ entryIds })),
      entries,
      week
    )
  expect(counted(['sunday', 'monday'], ['monday'], ['sunday'])).toBe(2)
  expect(counted(['of the week before'])).toBe(0)
})
