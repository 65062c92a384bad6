import { expect, test } from 'vitest'
import { carrying, sorted, withBalances, type Carrier, type CarrierOrder } from './carriers.ts'

const period = { from: '2026-11-01', until: '2026-12-01' }
const carrier = (employeeId: string, given: Partial<Carrier> = {}): Carrier => ({
  employeeId,
  plannedMinutes: 2400,
  normMinutes: 2400,
  balance: { ...period, plannedMinutes: 2400, agreedMinutes: 9600 },
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

test('hours are sorted by their share of what is agreed for the period, names settle what is equal', () => {
  const part = carrier('part', { balance: { ...period, plannedMinutes: 1300, agreedMinutes: 4800 } })
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

test('hours are those of the settlement period, as the grid shows them', () => {
  const { balance } = carrier('a')
  const totals = new Map([['a', { plannedMinutes: 600, balances: [balance!], balance }]])
  const [a, b] = withBalances([carrier('a', { balance: null }), carrier('b')], totals)
  expect([a!.balance, b!.balance]).toEqual([balance, null])
})
