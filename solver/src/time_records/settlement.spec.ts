import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overtimeTermsOf, settlementTermsOf } from '../labour_code/figures/index.ts'
import type { PremiumTerms } from '../labour_code/figures/plan_cost.ts'
import type { CostTerms } from '../labour_code/figures/shift_cost.ts'
import { instantOf, type Day } from '../time/time.ts'
import { costOfWork } from './settled_cost.ts'
import { figuresByDay, type DayTerms, type WorkOfDay } from './settled_day.ts'

const zone = 'Europe/Warsaw'
const november = { from: '2026-11-01', until: '2026-12-01' }
const holidays = new Set(['2026-11-01', '2026-11-11', '2026-12-24', '2026-12-25'])
const window = { nightFrom: '22:00', nightUntil: '06:00' }
const bonus: PremiumTerms['night'] = {
  of: 'minimum_wage',
  months: [{ from: '2026-11-01', minimumWageMinor: 480_600, nominalMinutes: 9_600, percent: 20 }],
}

const at = (day: Day, hour: number): number =>
  hour < 24 ? instantOf(day, `${String(hour).padStart(2, '0')}:00`, zone) : at(next(day), hour - 24)
const next = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
type Hours = [number, number]
type Pause = NonNullable<WorkOfDay['work']>['breaks'][number]
function worked(
  day: Day,
  [from, to]: Hours,
  plan: Hours | null = [from, to],
  breaks: Pause[] = []
): WorkOfDay {
  const period = { start: at(day, from), end: at(day, to) }
  return {
    day,
    plan: plan && { start: at(day, plan[0]), end: at(day, plan[1]), workMinutes: (plan[1] - plan[0]) * 60 },
    work: { ...period, zone, breaks, billable: true },
  }
}
const inPoland = (fte = 1): DayTerms => ({
  premiums: { nightWindow: window, night: bonus, overtime: null },
  holidays,
  poland: settlementTermsOf(november, holidays, { zone, workSystem: 'BASIC', fte }),
})
const hourly = (
  weekday: number,
  saturday: number | null,
  sunday: number | null,
  off: number | null
): CostTerms => ({
  rates: [{ validFrom: '2026-01-01', type: 'hourly', weekdayMinor: weekday, saturdayMinor: saturday, sundayMinor: sunday, dayOffMinor: off }], // prettier-ignore
  daysOff: holidays,
  nominalMinutesOf: () => 0,
})
const sumsOf = (works: WorkOfDay[], terms: DayTerms) => {
  const sums: Record<number, number> = {}
  for (const { overtime } of figuresByDay(works, terms))
    for (const { percent, minutes } of overtime) sums[percent] = (sums[percent] ?? 0) + minutes
  return sums
}
const cost = (works: WorkOfDay[], pay: CostTerms, terms = inPoland()) =>
  costOfWork(works, figuresByDay(works, terms), terms, pay)
const forty = hourly(4_000, null, null, null)

test('O1: two hours after the plan have a bonus of 50 %', () => {
  const day = [worked('2026-11-03', [8, 18], [8, 16])]
  assert.deepEqual(sumsOf(day, inPoland()), { 150: 120 })
  assert.equal(cost(day, forty) - cost([worked('2026-11-03', [8, 16])], forty), 12_000)
})

test('O2: at night they have a bonus of 100 %, and the bonus of the night', () => {
  const day = [worked('2026-11-03', [14, 24], [14, 22])]
  assert.deepEqual(sumsOf(day, inPoland()), { 200: 120 })
  assert.equal(cost(day, forty) - cost([worked('2026-11-03', [14, 22])], forty), 16_000 + 1_202)
})

test('O3: overtime of days, on a day off above eight hours', () => {
  const works = [
    worked('2026-11-16', [6, 14]),
    worked('2026-11-17', [6, 18], [6, 14]),
    worked('2026-11-21', [8, 18], null),
  ]
  assert.deepEqual(sumsOf(works, inPoland()), { 150: 360 })
  const saturday = figuresByDay(works, inPoland()).at(-1)!
  assert.deepEqual([saturday.dayOffMinutes, saturday.saturdayMinutes, saturday.workMinutes], [600, 600, 600])
})

test('O4: work that begins again too early is overtime of the day before', () => {
  const works = [worked('2026-11-02', [10, 18]), worked('2026-11-03', [6, 14])]
  assert.deepEqual(sumsOf(works, inPoland()), { 150: 240 })
})

test('O5: of half-time only what is above eight hours is overtime', () => {
  assert.deepEqual(sumsOf([worked('2026-11-03', [8, 17], [8, 12])], inPoland(0.5)), { 150: 60 })
})

test('OT1: thresholds of 8, 40 and 12 hours', () => {
  const lengths = [10, 8, 13, 8, 8, 6]
  const works = lengths.map((hours, index) => worked(`2026-11-0${2 + index}`, [7, 7 + hours]))
  const range = { from: '2026-11-02', until: '2026-11-09' }
  const thresholds = { dailyMinutes: 480, weeklyMinutes: 2_400, doubleMinutes: 720 }
  const overtime = overtimeTermsOf('EU', { range, periods: [range], holidays: new Set(), thresholds, weeklyReckoning: false, restWeekdays: [] }) // prettier-ignore
  const terms: DayTerms = {
    premiums: { nightWindow: null, night: null, overtime },
    holidays: new Set(),
    poland: null,
  }
  assert.deepEqual(sumsOf(works, terms), { 150: 720, 200: 60 })
})

const rates = hourly(3_000, 3_500, 4_000, 5_000)
const unpaid = (day: Day, hour: number): Pause => ({ start: at(day, hour), minutes: 30, paid: false })
const plain: DayTerms = { ...inPoland(), premiums: { nightWindow: window, night: null, overtime: null } }

test('C1, C2, C4: each hour at the rate of its day', () => {
  assert.equal(cost([worked('2026-11-06', [22, 30])], rates, plain), 27_000)
  assert.equal(
    cost([worked('2026-11-06', [22, 30], [22, 30], [unpaid('2026-11-07', 2)])], rates, plain),
    25_250
  )
  assert.equal(cost([worked('2026-11-07', [22, 30])], rates, plain), 31_000)
  assert.equal(cost([worked('2026-11-11', [8, 16])], rates, plain), 40_000)
})

test('C6: the night of November adds its bonus', () => {
  assert.equal(cost([worked('2026-11-06', [22, 30])], rates), 27_000 + 4_806)
})

test('C5, R5: the nights of both clock changes have the hours that pass', () => {
  const minutes = (day: Day, hours: Hours) => figuresByDay([worked(day, hours)], plain)[0]!.workMinutes
  assert.deepEqual([minutes('2026-03-28', [22, 30]), minutes('2026-10-24', [22, 30])], [420, 540])
  const spring = { ...plain, poland: null }
  assert.equal(cost([worked('2026-03-29', [0, 8])], rates, spring), 28_000)
  assert.equal(cost([worked('2026-10-25', [0, 8])], rates, spring), 36_000)
})

test('hours are named by when they lie: night, Saturday, Sunday, holiday and day off', () => {
  const figures = (work: WorkOfDay) => {
    const [day] = figuresByDay([work], inPoland())
    const { nightMinutes, saturdayMinutes, sundayMinutes, holidayMinutes, dayOffMinutes } = day!
    return [nightMinutes, saturdayMinutes, sundayMinutes, holidayMinutes, dayOffMinutes].map(
      (minutes) => minutes / 60
    )
  }
  assert.deepEqual(figures(worked('2026-11-03', [8, 16])), [0, 0, 0, 0, 0])
  assert.deepEqual(figures(worked('2026-11-06', [22, 30])), [8, 6, 0, 0, 0])
  // Sundays and holidays begin at six (KP art. 151⁹ § 2).
  assert.deepEqual(figures(worked('2026-11-07', [20, 31])), [8, 4, 1, 0, 0])
  assert.deepEqual(figures(worked('2026-11-08', [22, 31])), [8, 0, 8, 0, 0])
  assert.deepEqual(figures(worked('2026-11-10', [20, 28])), [6, 0, 0, 0, 0])
  assert.deepEqual(figures(worked('2026-11-11', [20, 31])), [8, 0, 0, 10, 0])
  assert.deepEqual(figures(worked('2026-11-14', [8, 12], null)), [0, 4, 0, 0, 4])
  // A holiday on a Sunday is both.
  assert.deepEqual(figures(worked('2026-11-01', [8, 16])), [0, 0, 8, 8, 0])
})

test('the same days are settled again by other terms', () => {
  const day = [worked('2026-11-03', [8, 18], [8, 16])]
  const terms = inPoland()
  const shorter: DayTerms = {
    ...terms,
    poland: { ...terms.poland!, dailyNormMinutes: 420, longestDayMinutes: 420 },
  }
  assert.deepEqual(
    [terms, shorter, terms].map((each) => sumsOf(day, each)),
    [{ 150: 120 }, { 150: 180 }, { 150: 120 }]
  )
})
