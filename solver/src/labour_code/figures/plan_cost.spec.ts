import assert from 'node:assert/strict'
import { test } from 'node:test'
import { work } from '../testing/timeline.ts'
import { planCostMinor, type OvertimePay, type PlannedShift, type PremiumTerms } from './plan_cost.ts'
import type { CostTerms } from './shift_cost.ts'

const NIGHT = { nightFrom: '22:00', nightUntil: '06:00' }
const terms = (weekdayMinor: number, more: Partial<CostTerms> = {}): CostTerms => ({
  rates: [
    {
      type: 'hourly',
      validFrom: '2020-01-01',
      weekdayMinor,
      saturdayMinor: null,
      sundayMinor: null,
      dayOffMinor: null,
    },
  ],
  daysOff: new Set(),
  nominalMinutesOf: () => 0,
  ...more,
})
const shifts = (...texts: string[]): PlannedShift[] =>
  texts.map((text) => {
    const { start, end, zone, breaks = [] } = work(text)
    return { start, end, zone, breaks, billable: true }
  })
const plain: PremiumTerms = { nightWindow: NIGHT, night: null, overtime: null }
const november = { from: '2026-11-01', minimumWageMinor: 480_600, nominalMinutes: 9600, percent: 20 }
const polishNight: PremiumTerms = { ...plain, night: { of: 'minimum_wage', months: [november] } }
const overtime = (changes: Partial<OvertimePay> = {}): OvertimePay => ({
  dailyMinutes: null,
  doubleMinutes: null,
  spans: [],
  averaged: false,
  nightAsRest: false,
  offDays: false,
  restWeekdays: [],
  percent: { workday: 150, restDay: 150, holiday: 150 },
  ...changes,
})
const cost = (texts: string[], premiums: PremiumTerms, given = terms(4000)) =>
  planCostMinor(shifts(...texts), given, premiums) / 100

test('C1, C6: the night of a Friday costs its rates and the bonus of November', () => {
  const [rate] = terms(3000).rates
  const given = terms(0, {
    rates: [
      {
        ...rate!,
        type: 'hourly',
        weekdayMinor: 3000,
        saturdayMinor: 3500,
        sundayMinor: 4000,
        dayOffMinor: 5000,
      },
    ],
  })
  assert.equal(cost(['fri 22-6'], plain, given), 270)
  assert.equal(cost(['fri 22-6'], polishNight, given), 318.06)
})

test('NB1, NB5: eight night hours of a month; a night over its end has a share of both', () => {
  const months = [
    { from: '2026-01-01', minimumWageMinor: 480_600, nominalMinutes: 9600, percent: 20 },
    { from: '2026-02-01', minimumWageMinor: 480_600, nominalMinutes: 9600, percent: 20 },
    { from: '2026-03-01', minimumWageMinor: 480_600, nominalMinutes: 10_560, percent: 20 },
  ]
  const premiums: PremiumTerms = { ...plain, night: { of: 'minimum_wage', months } }
  const bonus = (text: string) => Math.round((cost([text], premiums) - cost([text], plain)) * 100) / 100
  assert.equal(bonus('2026-01-14 22-06'), 48.06)
  assert.equal(bonus('2026-03-10 22-03'), 27.31)
  assert.equal(bonus('2026-02-28 22-06'), Math.round((2 * 6.0075 + 6 * (961.2 / 176)) * 100) / 100)
})

test('O1, O2: two hours beyond the day, half as much again by day, double at night', () => {
  const polish = {
    ...polishNight,
    overtime: overtime({
      dailyMinutes: 480,
      nightAsRest: true,
      percent: { workday: 150, restDay: 200, holiday: 200 },
    }),
  }
  assert.equal(cost(['tue 8-18'], polish), 320 + 120)
  assert.equal(cost(['tue 14-0'], polish), Math.round((320 + 160 + 12.015) * 100) / 100)
})

test('OT1: daily, weekly and double time, no hour twice', () => {
  const week = { from: '2026-11-02', until: '2026-11-09', minutes: 2400 }
  const premiums = { ...plain, overtime: overtime({ dailyMinutes: 480, doubleMinutes: 720, spans: [week] }) }
  const days = ['mon 8-18', 'tue 8-16', 'wed 8-21', 'thu 8-16', 'fri 8-16', 'sat 8-14']
  assert.equal(cost(days, premiums), 40 * (40 + 12 * 1.5 + 1 * 2))
})

test('OT2, OT3: a sixth day; by the week alone', () => {
  const week = { from: '2026-11-02', until: '2026-11-09', minutes: 2400 }
  const byWeek = { ...plain, overtime: overtime({ spans: [week] }) }
  const six = ['mon 8-16', 'tue 8-16', 'wed 8-16', 'thu 8-16', 'fri 8-16', 'sat 8-16']
  assert.equal(cost(six, byWeek), 40 * (40 + 8 * 1.5))
  assert.equal(cost(['mon 8-20', 'tue 8-20', 'wed 8-20'], byWeek), 40 * 36)
})

test('hours beyond the average of a settlement period cost double, long days inside it nothing more', () => {
  const period = { from: '2026-11-01', until: '2026-12-01', minutes: 1440 }
  const polish = {
    ...plain,
    overtime: overtime({
      spans: [period],
      averaged: true,
      percent: { workday: 150, restDay: 200, holiday: 200 },
    }),
  }
  assert.equal(cost(['mon 8-20', 'tue 8-20'], polish), 40 * 24)
  assert.equal(cost(['mon 8-20', 'tue 8-20', 'wed 8-10'], polish), 40 * (24 + 2 * 2))
})

test('Vietnam: nights, overtime, days of rest and holidays by the percentages of article 98', () => {
  const vietnam: PremiumTerms = {
    ...plain,
    night: { of: 'own_wage', percent: 30 },
    overtime: overtime({
      dailyMinutes: 480,
      offDays: true,
      restWeekdays: [7],
      percent: { workday: 150, restDay: 200, holiday: 300 },
    }),
  }
  const dong = (texts: string[], daysOff: string[] = []) =>
    planCostMinor(shifts(...texts), terms(50_000, { daysOff: new Set(daysOff) }), vietnam)
  assert.equal(dong(['mon 22-23']), 65_000)
  assert.equal(dong(['mon 8-17']) - dong(['mon 8-16']), 75_000)
  assert.equal(dong(['sun 8-9']), 100_000)
  assert.equal(dong(['mon 8-9'], ['2026-11-02']), 150_000)
  assert.equal(dong(['mon 13-23']) - dong(['mon 13-22']), 105_000)
  assert.equal(dong(['mon 14-23']) - dong(['mon 14-22']), 100_000)
  assert.equal(dong(['sun 22-23']), 135_000)
  assert.equal(dong(['mon 22-23'], ['2026-11-02']), 195_000)
})

test('a rate of the day that is higher than the premium is not paid twice', () => {
  const [rate] = terms(3000).rates
  const given = terms(0, {
    rates: [
      {
        ...rate!,
        type: 'hourly',
        weekdayMinor: 3000,
        saturdayMinor: null,
        sundayMinor: 5000,
        dayOffMinor: null,
      },
    ],
  })
  const premiums = { ...plain, overtime: overtime({ dailyMinutes: 480 }) }
  assert.equal(cost(['sun 8-18'], premiums, given), 500)
})

test('unbilled work costs nothing but its hours count; work outside working hours does not', () => {
  const premiums = { ...plain, overtime: overtime({ dailyMinutes: 480 }) }
  const [early, late] = shifts('mon 6-14', 'mon 14-16')
  const of = (changes: Partial<PlannedShift>) =>
    planCostMinor([{ ...early!, ...changes }, late!], terms(4000), premiums) / 100
  assert.equal(of({ billable: false }), 120)
  assert.equal(of({ counts: false }), 320 + 80)
})

test('the same shift costs what each person, night window and bonus make of it', () => {
  const night = shifts('tue 22-6')
  const dear = terms(8000)
  const cheap = terms(4000)
  const late: PremiumTerms = { ...polishNight, nightWindow: { nightFrom: '23:00', nightUntil: '07:00' } }
  const costs = [
    planCostMinor(night, cheap, plain),
    planCostMinor(night, cheap, polishNight),
    planCostMinor(night, dear, polishNight),
    planCostMinor(night, cheap, late),
    planCostMinor(night, cheap, plain),
  ]
  // A fifth of an hour at the minimum wage, 4,806.00 in 160 hours, for eight hours and for seven.
  assert.deepEqual(costs, [32_000, 32_000 + 4_806, 64_000 + 4_806, 32_000 + 4_205, 32_000])
})
