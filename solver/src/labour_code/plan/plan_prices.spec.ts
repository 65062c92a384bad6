import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodOf } from '../../time/time.ts'
import { PlanPrices, type KnownPlan, type PlanPay } from './plan_prices.ts'
import type { PlanEntry } from './plan_context.ts'

const zone = 'Asia/Ho_Chi_Minh'
const WEDNESDAY = '2026-11-04'
const SUNDAY = '2026-11-08'

const shiftOn = (day: string, employeeId: string): PlanEntry => {
  const { start, end } = periodOf(day, '08:00', '16:00', zone)
  return {
    id: day,
    type: 0,
    employeeId,
    locationId: null,
    positionId: null,
    day,
    zone,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    fullDay: false,
    workMinutes: 480,
    breaks: [],
    availability: null,
  }
}

const rate = {
  validFrom: '2026-01-01',
  weekdayMinor: 50_000,
  saturdayMinor: null,
  sundayMinor: null,
  dayOffMinor: null,
}
const person = { country: 'VN', rates: [rate], daysOff: [] }
const payWith = (offDays: boolean): PlanPay => ({
  unbilledPositionIds: [],
  people: [
    { ...person, employeeId: 'lan' },
    { ...person, employeeId: 'minh', restWeekdays: [3] },
  ],
  premiums: {
    VN: {
      nightWindow: null,
      night: null,
      overtime: {
        ...{ dailyMinutes: 480, doubleMinutes: null, spans: [], averaged: false, nightAsRest: false },
        offDays,
        restWeekdays: [7],
        percent: { workday: 150, restDay: 200, holiday: 300 },
      },
    },
  },
})

const nothing: KnownPlan = { entryById: new Map(), ofPerson: () => [], uncounted: new Set() }
const costOf = (day: string, employeeId: string, offDays = true) =>
  new PlanPrices(payWith(offDays)).differenceOf({ add: [shiftOn(day, employeeId)] }, nothing)

test('a person’s own days of weekly rest are paid as rest days, not the company’s (Labour Code art. 98, 111)', () => {
  assert.deepEqual([costOf(SUNDAY, 'lan'), costOf(WEDNESDAY, 'lan')], [800_000, 400_000])
  assert.deepEqual([costOf(SUNDAY, 'minh'), costOf(WEDNESDAY, 'minh')], [400_000, 800_000])
})

test('they change nothing where work on days of rest is no overtime by itself', () =>
  assert.equal(costOf(WEDNESDAY, 'minh', false), 400_000))
