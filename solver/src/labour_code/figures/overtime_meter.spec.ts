import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, instantOf } from '../../time/time.ts'
import { OvertimeMeter } from './overtime_meter.ts'
import { walkedWork, type OvertimePay, type PlannedShift } from './overtime_walk.ts'
import { piecesOf, planCostMinor, type NightPay, type PremiumTerms } from './plan_cost.ts'
import type { CostTerms } from './shift_cost.ts'

const ZONE = 'Europe/Warsaw'
const MONDAY = '2026-11-02'
const nightWindow = { nightFrom: '22:00', nightUntil: '06:00' }

/** Shifts that begin at any quarter of an hour of three weeks, which may overlap and begin at the same time. */
const plannedShift: fc.Arbitrary<PlannedShift> = fc
  .record({
    day: fc.integer({ min: 0, max: 20 }),
    quarter: fc.integer({ min: 0, max: 95 }),
    length: fc.integer({ min: 1, max: 64 }),
    pause: fc.constantFrom(0, 15, 20, 45),
    placed: fc.boolean(),
    billable: fc.constantFrom(true, true, true, false),
    counts: fc.constantFrom(true, true, true, false),
  })
  .map(({ day, quarter, length, pause, placed, billable, counts }) => {
    const start = instantOf(addDays(MONDAY, day), '00:00', ZONE) + quarter * 15 * 60_000
    const minutes = pause > 0 && length > 4 ? pause : 0
    const unpaid = { minutes, paid: false, ...(placed && { start: start + 60 * 60_000 }) }
    const breaks = minutes > 0 ? [unpaid] : []
    return { start, end: start + length * 15 * 60_000, zone: ZONE, breaks, billable, counts }
  })
const rate = fc.integer({ min: 0, max: 9000 })
const costTerms: fc.Arbitrary<CostTerms> = fc
  .record({
    weekdayMinor: rate,
    saturdayMinor: fc.option(rate),
    sundayMinor: fc.option(rate),
    dayOffMinor: fc.option(rate),
  })
  .map((rates) => ({
    rates: [{ type: 'hourly', validFrom: '2026-01-01', ...rates }],
    daysOff: new Set(['2026-11-11']),
    nominalMinutesOf: () => 0,
  }))
const weeks = [0, 7, 14].map((day) => ({ from: addDays(MONDAY, day), until: addDays(MONDAY, day + 7) }))
const overtimePay: fc.Arbitrary<OvertimePay> = fc.record({
  dailyMinutes: fc.option(fc.constantFrom(480, 600)),
  doubleMinutes: fc.option(fc.constantFrom(600, 720)),
  spans: fc.constantFrom(
    [],
    weeks.map((week) => ({ ...week, minutes: 2400 })),
    [{ from: MONDAY, until: addDays(MONDAY, 21), minutes: 7200 }]
  ),
  averaged: fc.boolean(),
  nightAsRest: fc.boolean(),
  offDays: fc.boolean(),
  restWeekdays: fc.constantFrom([], [7], [6, 7]),
  percent: fc.constantFrom(
    { workday: 150, restDay: 200, holiday: 300 },
    { workday: 150, restDay: 150, holiday: 150 }
  ),
})
const november = { from: '2026-11-01', minimumWageMinor: 480_600, nominalMinutes: 9600, percent: 20 }
const night = fc.constantFrom<NightPay | null>(
  null,
  { of: 'own_wage', percent: 30 },
  { of: 'minimum_wage', months: [november] }
)

/** Rare among random plans: paid by the overtime of a day off at night, it rounds to less than by the rates of its parts. */
const costsLess: [PlannedShift[], CostTerms, OvertimePay, NightPay | null] = [
  [
    {
      ...{ start: instantOf('2026-11-10', '22:15', ZONE), end: instantOf('2026-11-11', '00:15', ZONE) },
      ...{ zone: ZONE, billable: true, counts: true },
      breaks: [{ minutes: 20, paid: false, start: instantOf('2026-11-10', '23:15', ZONE) }],
    },
  ],
  {
    rates: [
      {
        ...{ type: 'hourly', validFrom: '2026-01-01', weekdayMinor: 3, saturdayMinor: null },
        ...{ sundayMinor: null, dayOffMinor: 5 },
      },
    ],
    daysOff: new Set(['2026-11-11']),
    nominalMinutesOf: () => 0,
  },
  {
    ...{ dailyMinutes: null, doubleMinutes: null, spans: [], averaged: false, nightAsRest: true },
    ...{ offDays: true, restWeekdays: [], percent: { workday: 150, restDay: 200, holiday: 300 } },
  },
  { of: 'own_wage', percent: 30 },
]

test('what overtime adds is the cost of the plan less that of each shift by itself, to the last minor unit', () => {
  let [more, less] = [0, 0]
  fc.assert(
    fc.property(
      fc.array(plannedShift, { maxLength: 24 }),
      costTerms,
      overtimePay,
      night,
      (shifts, terms, overtime, pay) => {
        const premiums: PremiumTerms & { overtime: OvertimePay } = { nightWindow, night: pay, overtime }
        const inOrder = shifts.toSorted((a, b) => a.start - b.start || a.end - b.end)
        const works = inOrder.map((shift) =>
          walkedWork(shift, piecesOf(shift, nightWindow), overtime, terms.daysOff)
        )
        const alone = inOrder.map((shift) => planCostMinor([shift], terms, { ...premiums, overtime: null }))
        const added =
          planCostMinor(shifts, terms, premiums) - alone.reduce((total, minor) => total + minor, 0)
        if (added > 0) more += 1
        if (added < 0) less += 1
        assert.equal(new OvertimeMeter(terms, premiums).minor(works), added)
      }
    ),
    { numRuns: 400, examples: [costsLess] }
  )
  assert.ok(more > 100 && less > 0, `${more} plans with overtime, ${less} where it costs less`)
})

test('amounts that floats could round otherwise are reckoned exactly', () => {
  const overtime = { dailyMinutes: 480, doubleMinutes: null, spans: [], averaged: false, nightAsRest: false }
  const premiums = {
    ...{ nightWindow, night: null },
    overtime: {
      ...{ ...overtime, offDays: false, restWeekdays: [] },
      percent: { workday: 150, restDay: 150, holiday: 150 },
    },
  }
  const shift = {
    ...{ start: instantOf(MONDAY, '08:00', ZONE), end: instantOf(MONDAY, '17:00', ZONE), zone: ZONE },
    ...{ breaks: [], billable: true },
  }
  const terms = {
    rates: [
      {
        ...{ type: 'hourly' as const, validFrom: '2026-01-01', weekdayMinor: 3001 },
        ...{ saturdayMinor: null, sundayMinor: null, dayOffMinor: null },
      },
    ],
    daysOff: new Set<string>(),
    nominalMinutesOf: () => 0,
  }
  const work = walkedWork(shift, piecesOf(shift, nightWindow), premiums.overtime, terms.daysOff)
  // An hour at half of 30.01 is 15.005.
  assert.equal(new OvertimeMeter(terms, premiums).minor([work]), 1501)
})
