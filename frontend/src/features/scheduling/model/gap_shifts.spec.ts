import type { Needs, NeededShape } from '@shiftloom/backend/contracts/demand_needs'
import { expect, test } from 'vitest'
import { CoverageMemory } from './coverage_memory.ts'
import { dayGaps } from './day_gaps.ts'
import { gapShifts } from './gap_shifts.ts'

const monday = '2030-03-04'
const free: NeededShape = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 60, catalogue: null }
/** People by hour from midnight on. */
const rowsOf = (people: readonly number[], shape = free) => {
  const needs: Needs = {
    ...{ from: monday, until: '2030-03-06', slotMinutes: 15 },
    rows: [
      {
        ...{ locationId: 'here', positionId: 'cook', shape },
        people: Array.from({ length: 192 }, (_, slot) => people[Math.floor(slot / 4)] ?? 0),
      },
    ],
  }
  return new CoverageMemory().of(needs, [])
}
const between = (from: number, until: number, people = 1) =>
  Array.from({ length: 48 }, (_, hour) => (hour >= from && hour < until ? people : 0))
const inHours = (people: readonly number[], shape = free) =>
  gapShifts(dayGaps(rowsOf(people, shape), 0)[0]!, monday, () => []).map(
    ({ from, until, filledHours, overHours }) => [...[from / 60, until / 60, filledHours, overHours]]
  )

test('gaps are the stretches of a day, the largest first, and a night counts where it begins', () => {
  const people = between(8, 10).map((one, hour) => (hour >= 20 && hour < 30 ? 2 : one))
  const found = (day: number) =>
    dayGaps(rowsOf(people), day).map(({ from, until, people: most, hours }) => [from, until, most, hours])
  expect(found(0)).toEqual([
    [80, 120, 2, 20],
    [32, 40, 1, 2],
  ])
  expect(found(1)).toEqual([])
})
test('the shift that fills the gap exactly comes first', () =>
  expect(inHours(between(9, 15))[0]).toEqual([9, 15, 6, 0]))
test('a gap longer than any shift gets the longest ones, at its edges first', () => {
  const offered = inHours(between(8, 20))
  expect(offered.slice(0, 2)).toEqual([
    [8, 16, 8, 0],
    [12, 20, 8, 0],
  ])
})
test('a short gap gets the shortest shift, with the hours beyond it', () => {
  const [best] = inHours(between(12, 14))
  expect(best!.slice(2)).toEqual([2, 2])
})
test('no two offers are nearly the same', () => {
  const offered = inHours(between(8, 20), { ...free, startEveryMinutes: 15 })
  for (const [at, [from, until]] of offered.entries())
    for (const [a, b] of offered.slice(at + 1)) {
      expect(Math.abs(from! - a!) + Math.abs(until! - b!)).toBeGreaterThanOrEqual(1)
    }
})
test('a catalogue offers its own shifts alone, on their days', () => {
  const catalogue = [
    { start: '08:00', minutes: 360, weekdays: [1] },
    { start: '10:00', minutes: 360, weekdays: [1, 2] },
    { start: '09:00', minutes: 360, weekdays: [2] },
    { start: '16:00', minutes: 360, weekdays: [1] },
  ]
  expect(inHours(between(9, 15), { ...free, catalogue })).toEqual([
    [8, 14, 5, 1],
    [10, 16, 5, 1],
  ])
})
test('a night shift of the catalogue may begin the evening before', () => {
  const catalogue = [{ start: '22:00', minutes: 480, weekdays: [1] }]
  const people = between(24, 30)
  const [gap] = dayGaps(rowsOf(people, { ...free, catalogue }), 1)
  expect(gapShifts(gap!, monday, () => [])).toEqual([
    { from: 22 * 60, until: 30 * 60, filledHours: 6, overHours: 2 },
  ])
})
test('in its unpaid break a shift fills nothing, so a longer gap wants no less', () => {
  const pause = (minutes: number, paid: boolean) => () => [{ start: null, minutes, paid }]
  const [gap] = dayGaps(rowsOf(between(8, 16)), 0)
  const offered = (breaks: ReturnType<typeof pause>) => gapShifts(gap!, monday, breaks)[0]
  expect(offered(pause(30, false))).toEqual({ from: 480, until: 960, filledHours: 7.5, overHours: 0 })
  expect(offered(pause(30, true))).toEqual({ from: 480, until: 960, filledHours: 8, overHours: 0 })
  expect(offered(pause(20, false))!.filledHours).toBeCloseTo(7.6667, 3)
})
test('breaks are asked for as the shift would be added', () => {
  const asked: unknown[] = []
  const [gap] = dayGaps(rowsOf(between(8, 16)), 0)
  gapShifts(gap!, monday, (shift) => {
    asked.push(shift)
    return []
  })
  expect(asked).toContainEqual({
    ...{ type: 0, employeeId: null, locationId: 'here', positionId: 'cook' },
    ...{ day: monday, start: '08:00', end: '16:00' },
  })
})
