import type { RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import { expect, test } from 'vitest'
import { weekCoverage } from './week_coverage.ts'

const monday = '2026-03-02'
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '12:00' }))
const version = (number: number, validFrom: string, minimum: number) => ({
  ...{ id: String(number), number, validFrom, name: 'Till', savedAt: '', savedBy: null },
  connections: [{ positionId: 'cook', share: 1 }],
  body: {
    work: { kind: 'linear' as const, unitsPerPersonHour: 20 },
    ...{ minimum, maximum: null, hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  },
})
const position = (positionId: string) => ({
  ...{ positionId, version: 0, combination: 'sum' as const, smoothed: false },
  ...{ name: positionId, color: 1, visible: true, staff: 2, mostPeople: null },
})
const data: RulesOfLocation = {
  location: {
    ...{ id: 'here', name: 'Here', zone: 'Europe/Warsaw', today: monday, workingHours: hours },
    hoursExceptions: [{ day: '2026-03-08', hours: [] }],
  },
  positions: [position('cook'), position('waiter'), position('driver')],
  metrics: [],
  rules: [
    {
      ...{ id: 'rule', version: 2, locationId: 'here', metricId: null, draft: version(9, '2026-03-02', 50) },
      versions: [version(1, '2026-01-01', 1), version(2, '2026-03-05', 2), version(3, '2026-04-01', 8)],
    },
  ],
}
const shift = (positionId: string, day: number, from: number, until: number, isOpen = false) => ({
  ...{ positionId, from: day * 1440 + from * 60, until: day * 1440 + until * 60, breaks: [], isOpen },
})

test('each day is judged by the version that holds on it, and closed days need no one', () => {
  const [cook] = weekCoverage(data, [], new Map(), monday)
  expect(cook!.days.map(({ requiredHours }) => requiredHours)).toEqual([4, 4, 4, 8, 8, 8, 0])
  expect(cook!.whole).toMatchObject({ requiredHours: 36, underHours: 36, overHours: 0 })
})
test('a position that the schedule does not show needs no one where no shift of it is left', () => {
  const hidden = { ...data, positions: [{ ...position('cook'), visible: false }, position('waiter')] }
  const waits = shift('waiter', 2, 9, 10)
  const named = (shifts: Parameters<typeof weekCoverage>[1]) =>
    weekCoverage(hidden, shifts, new Map(), monday).map(({ position: { name }, whole }) => [
      ...[name, whole.requiredHours, whole.plannedHours],
    ])
  expect(named([waits])).toEqual([['waiter', 0, 1]])
  expect(named([waits, shift('cook', 0, 8, 11)])).toEqual([
    ['cook', 36, 3],
    ['waiter', 0, 1],
  ])
})
test('people planned cover the need; shifts without a person do not, and what is too much is counted apart', () => {
  const shifts = [
    shift('cook', 0, 8, 11),
    shift('cook', 0, 8, 10),
    shift('cook', 1, 8, 12, true),
    shift('waiter', 2, 9, 10),
    { ...shift('cook', 3, 8, 12), breaks: [{ from: 3 * 1440 + 600, until: 3 * 1440 + 630 }] },
  ]
  const [cook, waiter, ...others] = weekCoverage(data, shifts, new Map(), monday)
  expect(others).toEqual([])
  expect(cook!.days[0]).toMatchObject({ requiredHours: 4, plannedHours: 5, underHours: 1, overHours: 2 })
  expect(cook!.days[1]).toMatchObject({ plannedHours: 0, underHours: 4 })
  expect(cook!.days[3]).toMatchObject({ plannedHours: 3.5, underHours: 4.5 })
  expect(cook!.openHours).toBe(4)
  expect(waiter!.whole).toMatchObject({ requiredHours: 0, plannedHours: 1, overHours: 1 })
})
