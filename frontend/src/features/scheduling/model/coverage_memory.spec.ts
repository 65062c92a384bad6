import type { Needs } from '@shiftloom/backend/contracts/demand_needs'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { expect, test } from 'vitest'
import { CoverageMemory } from './coverage_memory.ts'
import { dayCoverages, halfHours, hoursOf, slotOf } from './day_coverage.ts'
import { entryOf } from './entry_draft.ts'

const monday = '2030-03-04'
const shape = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30, catalogue: null }
const needs = (days: number, peopleAt: (slot: number) => number): Needs => ({
  ...{ from: monday, until: `2030-03-0${4 + days}`, slotMinutes: 15 },
  rows: [
    {
      ...{ locationId: 'here', positionId: 'cook', shape },
      people: Array.from({ length: days * 96 }, (_, slot) => peopleAt(slot)),
    },
  ],
})
const shift = (id: string, day: string, start: string, end: string, more: Partial<ScheduleEntry> = {}) => ({
  ...entryOf(
    id,
    { type: 0, employeeId: 'ann', locationId: 'here', positionId: 'cook', day, start, end, breaks: [] },
    'Europe/Warsaw'
  ),
  ...more,
})
const two = needs(2, () => 2)

test('people are there from start to end, less their unpaid breaks; nights reach into the next day', () => {
  const breaks = [{ start: '10:00', minutes: 30, paid: false }]
  const [row] = new CoverageMemory().of(two, [
    shift('a', monday, '08:00', '16:00', { breaks }),
    shift('b', monday, '22:00', '06:00', { employeeId: null }),
    shift('c', '2030-03-03', '22:00', '02:00'),
    shift('d', monday, '08:00', '16:00', { positionId: 'waiter' }),
    shift('e', monday, '08:00', '16:00', { state: 'removed' }),
    shift('f', monday, '08:00', '16:00', { type: 1 }),
  ])
  const at = [0, 7, 8, 31, 32, 40, 41, 42, 63, 64]
  expect(at.map((slot) => row!.present[slot])).toEqual([1, 1, 0, 0, 1, 0, 0, 1, 1, 0])
  expect([87, 88, 119, 120].map((slot) => row!.open[slot])).toEqual([0, 1, 1, 0])
})
test('after any edits the rows are those of a fresh start, and what did not change is kept', () => {
  const memory = new CoverageMemory()
  const all = Array.from({ length: 12 }, (_, at) =>
    shift(
      String(at),
      at % 2 ? monday : '2030-03-05',
      `${10 + at}:00`,
      at % 3 ? '04:30' : '23:45',
      at % 4 ? {} : { employeeId: null }
    )
  )
  const steps = [all, all.slice(1), [...all.slice(1), all[0]!], [], all.slice(3, 9), all]
  for (const entries of steps) {
    const [kept] = memory.of(two, entries)
    const [fresh] = new CoverageMemory().of(two, entries)
    expect([kept!.present, kept!.open]).toEqual([fresh!.present, fresh!.open])
  }
  const before = memory.of(two, all)
  expect(memory.of(two, [...all])).toBe(before)
  const [next] = memory.of(two, [shift('x', monday, '08:00', '09:00'), ...all])
  expect(next).not.toBe(before[0])
})
test('what a slot lacks is open or missing, and a surplus of one position fills no gap of another', () => {
  const both: Needs = { ...two, rows: [two.rows[0]!, { ...two.rows[0]!, positionId: 'waiter' }] }
  const rows = new CoverageMemory().of(both, [
    shift('a', monday, '08:00', '09:00'),
    shift('b', monday, '08:00', '09:00', { employeeId: null }),
    ...['c', 'd', 'e'].map((id) => shift(id, monday, '08:00', '09:00', { positionId: 'waiter' })),
  ])
  expect(slotOf(rows[0]!, 32)).toMatchObject({
    needed: 2,
    planned: 1,
    open: 1,
    missing: 0,
    over: 0,
    least: 2,
    most: 2,
  })
  expect(slotOf(rows[0]!, 36)).toMatchObject({ needed: 2, planned: 0, open: 0, missing: 2, over: 0 })
  const [day] = dayCoverages(rows, 2)
  expect(day!.slots[32]).toMatchObject({
    needed: 4,
    planned: 4,
    open: 1,
    missing: 0,
    over: 1,
    least: 4,
    most: 4,
  })
  expect(day!.hours).toMatchObject({ needed: 96, planned: 4, open: 1, missing: 92, over: 1 })
  expect(hoursOf(dayCoverages(rows, 2)).missing).toBe(92 + 96)
})
test('a half hour shows its worse quarter', () => {
  const slot = (missing: number, over: number) => ({
    needed: 2,
    planned: 2 - missing,
    open: 0,
    missing,
    over,
    ...{ least: 2, most: 2 },
  })
  expect(halfHours([slot(0, 1), slot(1, 0), slot(0, 0), slot(0, 2), slot(1, 0), slot(0, 3)])).toEqual([
    slot(1, 0),
    slot(0, 2),
    slot(1, 0),
  ])
})
test('what may be needed at least and at most is of all positions together; without a band it is the need', () => {
  const band = { lower: two.rows[0]!.people.map(() => 1), upper: two.rows[0]!.people.map(() => 5) }
  const rows = new CoverageMemory().of(
    {
      ...two,
      rows: [
        { ...two.rows[0]!, band },
        { ...two.rows[0]!, positionId: 'waiter' },
      ],
    },
    []
  )
  expect(dayCoverages(rows, 2)[1]!.slots[7]).toMatchObject({ needed: 4, least: 3, most: 7 })
})
