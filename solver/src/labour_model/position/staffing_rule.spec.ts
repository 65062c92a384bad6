import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursOverlap } from './hours_fault.ts'
import type { DaysOfPlace } from './place_days.ts'
import { needOfPosition, type StaffingRule } from './staffing_rule.ts'

const days = (count: number, more: Partial<DaysOfPlace> = {}): DaysOfPlace => ({
  weekdays: Array.from({ length: count }, (_, day) => (day % 7) + 1),
  slotMinutes: 60,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' })),
  exceptions: new Map(),
  ...more,
})
const rule = (more: Partial<StaffingRule> = {}): StaffingRule => ({
  work: { kind: 'linear', unitsPerPersonHour: 20 },
  metricId: 'tickets',
  minimum: 1,
  maximum: null,
  hours: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  share: 1,
  ...more,
})
const plain = { combination: 'sum', smoothed: false } as const
const people = (rules: StaffingRule[], units: number[], place: DaysOfPlace): number[] => [
  ...needOfPosition(rules, new Map([['tickets', units]]), place, plain).people,
]
const hoursWith = (row: number[]): number[] => row.flatMap((one, at) => (one > 0 ? at : []))
const row = (count: number, value = 0): number[] => new Array<number>(count * 24).fill(value)

test('a rule without hours of its own follows the place', () =>
  assert.deepEqual(
    hoursWith(people([rule()], row(1), days(1))),
    [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]
  ))
test('a day on which the place is closed needs no one, also by hours of the rule', () => {
  const closed = days(2, { exceptions: new Map([[0, []]]) })
  const own = rule({ hours: [1, 2].map((weekday) => ({ weekday, opens: '10:00', closes: '12:00' })) })
  assert.deepEqual(hoursWith(people([own], row(2), closed)), [34, 35])
})
test('a day with hours of its own replaces the week', () => {
  const short = days(1, { exceptions: new Map([[0, [{ opens: '10:00', closes: '12:00' }]]]) })
  assert.deepEqual(hoursWith(people([rule()], row(1), short)), [10, 11])
})
test('hours over midnight go on in the next day, also from the day before the row', () => {
  const bar = days(2, { hours: [1, 7].map((weekday) => ({ weekday, opens: '22:00', closes: '02:00' })) })
  assert.deepEqual(hoursWith(people([rule()], row(2), bar)), [0, 1, 22, 23, 24, 25])
})
test('buffers reach over midnight', () => {
  const late = days(2, { hours: [{ weekday: 1, opens: '20:00', closes: '23:30' }] })
  const cleaned = rule({ bufferAfterMinutes: 60 })
  assert.deepEqual(hoursWith(people([cleaned], row(2), late)), [20, 21, 22, 23, 24])
})
test('a place without any hours never closes', () =>
  assert.equal(hoursWith(people([rule()], row(1), days(1, { hours: [] }))).length, 24))
test('versions hold on their days only', () => {
  const rules = [
    rule({ inForce: { from: -1, until: 1 } }),
    rule({ inForce: { from: 1, until: 99 }, minimum: 3 }),
  ]
  const need = people(rules, row(2), days(2))
  assert.deepEqual([need[8], need[32]], [1, 3])
})
test('a metric that is not there asks for the minimum', () =>
  assert.equal(people([rule({ metricId: 'guests', minimum: 2 })], row(1, 100), days(1))[10], 2))
test('fixed work has its own people on its weekdays', () => {
  const cleaning = rule({
    ...{ metricId: null, minimum: 0 },
    work: { kind: 'fixed', people: 2, start: '23:00', durationMinutes: 120, weekdays: [1] },
  })
  assert.deepEqual(hoursWith(people([cleaning], row(8), days(8))), [23, 24, 191])
})
test('a task is done by people with time to spare', () => {
  const stocktaking = rule({
    ...{ metricId: null, minimum: 0 },
    work: {
      ...{ kind: 'task', people: 1, from: '08:00', until: '11:00', durationMinutes: 60 },
      ...{ spread: false, weekdays: [1] },
    },
  })
  const units = row(1)
  units.splice(8, 3, 20, 0, 20)
  assert.deepEqual(people([rule(), stocktaking], units, days(1)).slice(8, 11), [1, 1, 1])
})
test('a task whose window ends past midnight is done on the evening or in the night', () => {
  const orders = rule({
    ...{ metricId: null, minimum: 0 },
    work: {
      ...{ kind: 'task', people: 1, from: '23:00', until: '02:00', durationMinutes: 180 },
      ...{ spread: false, weekdays: [1] },
    },
  })
  assert.deepEqual(hoursWith(people([orders], row(2), days(2))), [23, 24, 25])
})
test('a part of the people of fixed work is whole people', () => {
  const opening = (share: number) =>
    rule({
      ...{ metricId: null, minimum: 0, share },
      work: { kind: 'fixed', people: 3, start: '07:00', durationMinutes: 60, weekdays: [1] },
    })
  assert.deepEqual(
    [0.1, 0.5, 2 / 3, 1].map((share) => people([opening(share)], row(1), days(1))[7]),
    [1, 2, 2, 3]
  )
})
test('hours overlap within a day, past midnight and from Sunday into Monday', () => {
  const at = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes })
  assert.equal(hoursOverlap([at(1, '08:00', '12:00'), at(1, '12:00', '16:00')]), false)
  assert.equal(hoursOverlap([at(1, '08:00', '12:00'), at(1, '11:00', '16:00')]), true)
  assert.equal(hoursOverlap([at(1, '22:00', '02:00'), at(2, '01:00', '05:00')]), true)
  assert.equal(hoursOverlap([at(7, '22:00', '06:00'), at(1, '05:00', '09:00')]), true)
  assert.equal(hoursOverlap([at(7, '22:00', '06:00'), at(1, '06:00', '09:00')]), false)
  assert.equal(hoursOverlap([at(3, '00:00', '00:00')]), false)
})
