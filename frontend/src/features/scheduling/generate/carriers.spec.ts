import type { Carrier } from '@shiftloom/backend/contracts/schedule'
import { expect, test } from 'vitest'
import { carrying, sorted, type CarrierOrder } from './carriers.ts'

const carrier = (employeeId: string, given: Partial<Carrier> = {}): Carrier => ({
  employeeId,
  plannedMinutes: 2400,
  normMinutes: 2400,
  nights: 2,
  weekends: 2,
  holidays: 0,
  fairNights: 2,
  fairWeekends: 2,
  fairHolidays: 0,
  wishesMet: 0,
  wishes: 0,
  ...given,
})
const byId = (a: Carrier, b: Carrier) => a.employeeId.localeCompare(b.employeeId)
const order = (carriers: Carrier[], by: CarrierOrder) =>
  sorted(carriers, by, byId).map(({ employeeId }) => employeeId)

test('nights are sorted by what is beyond the fair part, not by how many there are', () => {
  const half = carrier('half', { nights: 3, fairNights: 1 })
  const full = carrier('full', { nights: 4, fairNights: 4 })
  expect(order([full, half], { column: 'nights', descending: true })).toEqual(['half', 'full'])
  expect(order([half, full], { column: 'nights', descending: false })).toEqual(['full', 'half'])
})

test('hours are sorted by their share of the norm, names settle what is equal', () => {
  const part = carrier('part', { plannedMinutes: 1300, normMinutes: 1200 })
  expect(order([carrier('b'), carrier('a'), part], { column: 'hours', descending: true })).toEqual([
    'part',
    'a',
    'b',
  ])
})

test('by name in both directions', () =>
  expect(order([carrier('a'), carrier('b')], { column: 'person', descending: true })).toEqual(['b', 'a']))

test('who neither works nor should is left out', () =>
  expect(carrying([carrier('a'), carrier('b', { plannedMinutes: 0, normMinutes: 0 })])).toHaveLength(1))
