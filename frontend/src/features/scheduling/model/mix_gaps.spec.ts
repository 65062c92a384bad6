import type { Needs } from '@shiftloom/backend/contracts/demand_needs'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { expect, test } from 'vitest'
import { CoverageMemory } from './coverage_memory.ts'
import { mixGaps } from './mix_gaps.ts'
import { entry } from './sample.ts'

const monday = '2026-11-16'
const shape = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30, catalogue: null }
const rowsWith = (least: number | null) => {
  const needs: Needs = {
    ...{ from: monday, until: '2026-11-18', slotMinutes: 15 },
    rows: [
      {
        ...{ locationId: 'centre', positionId: 'till', shape, people: Array<number>(192).fill(0) },
        ...(least !== null && { skillMix: { tagId: 'aid', least } }),
      },
    ],
  }
  return new CoverageMemory().of(needs, [])
}
const knowsAid = (id: string) => (id === 'anna' ? ['aid'] : [])
/** Anna knows first aid, Ben and Carl do not. */
const shift = (employeeId: string | null, start: string, end: string, more: Partial<ScheduleEntry> = {}) =>
  entry({ id: `${employeeId} ${start}`, employeeId, start, end, ...more })
const found = (entries: ScheduleEntry[], { least = 1 as number | null, day = monday } = {}) =>
  mixGaps(rowsWith(least), entries, day, knowsAid).map(({ from, until, people }) => [
    from / 60,
    until / 60,
    people,
  ])

test('is missing while others are at work without the one who has the tag', () =>
  expect(found([shift('anna', '10:00', '12:00'), shift('ben', '08:00', '16:00')])).toEqual([
    [8, 10, 1],
    [12, 16, 1],
  ]))
test('where fewer people are at work than are asked for, all of them are meant', () =>
  expect(found([shift('ben', '08:00', '12:00'), shift('carl', '10:00', '14:00')], { least: 3 })).toEqual([
    [8, 10, 1],
    [10, 12, 2],
    [12, 14, 1],
  ]))
test('nothing is missing where no one is at work, or no rule asks', () => {
  expect(found([shift(null, '08:00', '16:00')])).toEqual([])
  expect(found([shift('ben', '08:00', '16:00')], { least: null })).toEqual([])
})
test('work elsewhere and in other positions meets nothing, and asks for nothing', () => {
  const elsewhere = shift('ben', '08:00', '16:00', { locationId: 'harbour' })
  const other = shift('anna', '08:00', '16:00', { positionId: 'kitchen' })
  expect(found([elsewhere, other])).toEqual([])
  expect(found([other, shift('carl', '09:00', '10:00')])).toEqual([[9, 10, 1]])
})
test('a night belongs to the day it begins on', () => {
  const night = [shift('ben', '22:00', '06:00')]
  expect(found(night)).toEqual([[22, 30, 1]])
  expect(found(night, { day: '2026-11-17' })).toEqual([])
})
