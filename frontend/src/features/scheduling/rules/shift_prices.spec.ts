import type { ShiftRates } from '@shiftloom/backend/contracts/schedule'
import { expect, test } from 'vitest'
import { changed } from '../model/entry_draft.ts'
import { entry } from '../model/sample.ts'
import { ShiftPrices } from './shift_prices.ts'

const rate = { validFrom: '2026-01-01', saturdayMinor: null, sundayMinor: 6000, dayOffMinor: 9000 }
const rates: ShiftRates = {
  currency: 'PLN',
  unbilledPositionIds: ['training'],
  people: [
    { employeeId: 'anna', rates: [{ ...rate, weekdayMinor: 3000 }], daysOff: ['2026-11-18'] },
    { employeeId: 'piotr', rates: [{ ...rate, weekdayMinor: 4000 }], daysOff: [] },
  ],
}
const prices = new ShiftPrices(rates)
const anna = entry({ id: 'a' })
const known = new Map([[anna.id, anna]])
const given = (changes: Parameters<typeof changed>[1], base = anna) => [changed(base, changes)]

test('a new shift costs its hours at the rate of its day', () => {
  expect(prices.differenceOf({ add: [anna] }, known)).toBe(24_000)
  expect(prices.differenceOf({ add: given({ day: '2026-11-22' }) }, known)).toBe(48_000)
  expect(prices.differenceOf({ add: given({ day: '2026-11-18' }) }, known)).toBe(72_000)
})

test('a shift given to somebody dearer costs the difference, one taken away saves its cost', () => {
  expect(prices.differenceOf({ remove: ['a'], add: given({ employeeId: 'piotr' }) }, known)).toBe(8_000)
  expect(prices.differenceOf({ remove: ['a'], add: given({ employeeId: null }) }, known)).toBe(-24_000)
})

test('unpaid breaks, unbilled positions and what is no shift cost nothing', () => {
  const paused = given({ breaks: [{ start: '12:00', minutes: 30, paid: false }] })
  expect(prices.differenceOf({ add: paused }, known)).toBe(22_500)
  expect(prices.differenceOf({ add: given({ positionId: 'training' }) }, known)).toBe(0)
  expect(prices.differenceOf({ add: given({ type: 1 }) }, known)).toBe(0)
})

test('nothing is told when somebody’s rate is not known', () =>
  expect(prices.differenceOf({ add: given({ employeeId: 'ewa' }) }, known)).toBeUndefined())
