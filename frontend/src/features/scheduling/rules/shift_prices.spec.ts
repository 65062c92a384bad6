import type { ShiftRates } from '@shiftloom/backend/contracts/pay_rates'
import { describe, expect, test } from 'vitest'
import { changed } from '../model/entry_draft.ts'
import { entry } from '../model/sample.ts'
import { PlanPrices, type KnownPlan } from '@shiftloom/solver/labour_code/plan/plan_prices'

const rate = { validFrom: '2026-01-01', saturdayMinor: null, sundayMinor: 6000, dayOffMinor: 9000 }
const rates: ShiftRates = {
  currency: 'PLN',
  unbilledPositionIds: ['training'],
  premiums: {},
  people: [
    { employeeId: 'anna', country: 'DE', rates: [{ ...rate, weekdayMinor: 3000 }], daysOff: ['2026-11-18'] },
    { employeeId: 'piotr', country: 'DE', rates: [{ ...rate, weekdayMinor: 4000 }], daysOff: [] },
  ],
}
const prices = new PlanPrices(rates)
const anna = entry({ id: 'a' })
const planOf = (...entries: ReturnType<typeof entry>[]): KnownPlan => ({
  entryById: new Map(entries.map((one) => [one.id, one])),
  ofPerson: (id) => entries.filter(({ employeeId }) => employeeId === id),
  uncounted: new Set(),
})
const known = planOf(anna)
const given = (changes: Parameters<typeof changed>[1], base = anna) => [changed(base, changes)]

test('a new shift costs its hours at the rate of its day', () => {
  expect(prices.differenceOf({ add: [anna] }, known)).toBe(24_000)
  expect(prices.differenceOf({ add: given({ day: '2026-11-22' }) }, known)).toBe(48_000)
  expect(prices.differenceOf({ add: given({ day: '2026-11-18' }) }, known)).toBe(72_000)
})

test('a shift given to a dearer person costs the difference, one taken away saves its cost', () => {
  expect(prices.differenceOf({ remove: ['a'], add: given({ employeeId: 'piotr' }) }, known)).toBe(8_000)
  expect(prices.differenceOf({ remove: ['a'], add: given({ employeeId: null }) }, known)).toBe(-24_000)
})

test('unpaid breaks, unbilled positions and what is no shift cost nothing', () => {
  const paused = given({ breaks: [{ start: '12:00', minutes: 30, paid: false }] })
  expect(prices.differenceOf({ add: paused }, known)).toBe(22_500)
  expect(prices.differenceOf({ add: given({ positionId: 'training' }) }, known)).toBe(0)
  expect(prices.differenceOf({ add: given({ type: 1 }) }, known)).toBe(0)
})

test('no price is given when a person’s rate is not known', () =>
  expect(prices.differenceOf({ add: given({ employeeId: 'ewa' }) }, known)).toBeUndefined())

describe('what night work and overtime add', () => {
  const percent = { workday: 150, restDay: 200, holiday: 200 }
  const overtime = {
    dailyMinutes: 480,
    doubleMinutes: null,
    spans: [{ from: '2026-11-16', until: '2026-11-23', minutes: 960 }],
    averaged: false,
    nightAsRest: true,
    offDays: false,
    restWeekdays: [],
    percent,
  }
  const night = {
    of: 'minimum_wage' as const,
    months: [{ from: '2026-11-01', minimumWageMinor: 480_600, nominalMinutes: 9600, percent: 20 }],
  }
  const premiums = { DE: { nightWindow: { nightFrom: '22:00', nightUntil: '06:00' }, night, overtime } }
  const dear = new PlanPrices({ ...rates, premiums })

  test('eight hours of a night in November have the bonus', () => {
    const late = given({ start: '22:00', end: '06:00' })
    expect(dear.differenceOf({ add: late }, planOf())).toBe(24_000 + 4_806)
  })

  test('two hours longer cost half as much again', () =>
    expect(dear.differenceOf({ remove: ['a'], add: given({ end: '18:00' }) }, known)).toBe(9_000))

  test('what else the person does in the week decides what is overtime', () => {
    const days = ['2026-11-17', '2026-11-19'].map((day) => entry({ id: day, day, ...timesOn(day) }))
    const third = given({ day: '2026-11-20' })
    expect(dear.differenceOf({ add: third }, planOf(...days))).toBe(36_000)
    expect(dear.differenceOf({ add: third }, planOf())).toBe(24_000)
    expect(dear.differenceOf({ remove: ['2026-11-17'] }, planOf(...days, anna))).toBe(-36_000)
  })
})

const timesOn = (day: string) => ({ startsAt: `${day}T07:00:00.000Z`, endsAt: `${day}T15:00:00.000Z` })
