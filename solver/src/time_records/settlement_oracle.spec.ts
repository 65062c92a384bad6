import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overtimeTermsOf, settlementTermsOf } from '../labour_code/figures/index.ts'
import { Random } from '../random.ts'
import { addDays, weekdayOf } from '../time/time.ts'
import { figuresByDay, settledPeriod, type DayTerms, type WorkOfDay } from './settled_day.ts'
import { randomMonth } from './testing/random_month.ts'
import {
  genericMonth,
  polishMonth,
  vietnameseMonth,
  type OracleWork,
  type Thresholds,
} from './testing/settlement_oracle.ts'

/** Ten thousand on demand: SETTLEMENT_MONTHS=10000. */
const MONTHS = Number(process.env.SETTLEMENT_MONTHS ?? 200)
const window = { nightFrom: '22:00', nightUntil: '06:00' }
const holidays = new Set([
  ...['2026-01-01', '2026-01-06', '2026-04-05', '2026-04-06', '2026-05-01', '2026-05-03', '2026-08-15'],
  ...['2026-10-24', '2026-11-01', '2026-11-11', '2026-11-24', '2026-12-24', '2026-12-25', '2026-12-26'],
])

const asWork =
  (zone: string) =>
  ({ day, plan, from, until, pause, uncounted }: OracleWork): WorkOfDay => ({
    day,
    plan: plan && {
      ...{ start: plan.from * 60_000, end: plan.until * 60_000 },
      workMinutes: plan.until - plan.from,
    },
    work: {
      ...{ start: from * 60_000, end: until * 60_000, zone, billable: true, counts: !uncounted },
      breaks: pause ? [{ start: pause.from * 60_000, minutes: pause.until - pause.from, paid: false }] : [],
    },
  })

const sumsOf = (works: readonly WorkOfDay[], terms: DayTerms): Record<number, number> => {
  const sums: Record<number, number> = {}
  for (const { percent, minutes } of figuresByDay(works, terms).flatMap(({ overtime }) => overtime))
    sums[percent] = (sums[percent] ?? 0) + minutes
  return sums
}

/** Whole weeks around a month, as settlement reads them. */
const weeksOf = ({ from, until }: { from: string; until: string }) => ({
  from: addDays(from, 1 - weekdayOf(from)),
  until: addDays(until, (8 - weekdayOf(until)) % 7),
})

test(`in Poland ${MONTHS} drawn months settle as the statute read minute by minute`, () => {
  const zone = 'Europe/Warsaw'
  for (let seed = 1; seed <= MONTHS; seed += 1) {
    const luck = new Random(seed)
    const month = randomMonth(luck, zone)
    const workSystem = luck.pick(['BASIC', 'EQUIV12', 'FLEX', 'EQUIV16'] as const)
    const fte = luck.pick([1, 1, 0.75, 0.5])
    const dailyNormMinutes = luck.yes(0.2) ? 420 : 480
    const night = luck.pick([
      { from: 22, until: 6 },
      { from: 21, until: 5 },
    ])
    const chosen = { nightFrom: `${night.from}:00`, nightUntil: `0${night.until}:00` }
    const person = { zone, workSystem, fte, dailyNormMinutes, night: chosen }
    const terms = settlementTermsOf(month, holidays, person)
    const longest = { BASIC: 480, FLEX: 480, EQUIV12: 720, EQUIV16: 960 }[workSystem]
    const expected = polishMonth(month.works, {
      ...{ from: month.from, until: month.until, holidays, fte, dayNorm: dailyNormMinutes },
      ...{ longestDay: dailyNormMinutes < 480 ? dailyNormMinutes : longest, flexible: workSystem === 'FLEX' },
      night,
    })
    const works = month.works.map(asWork(zone))
    const settled = settledPeriod(works, terms)
    const { daily50Minutes: fifty, daily100Minutes: hundred, weekly100Minutes: average } = settled
    const found = { fifty, hundred, average, additional: settled.additionalMinutes }
    assert.deepEqual(found, expected, `month of seed ${seed}`)
    const premiums = { nightWindow: window, night: null, overtime: null }
    const byDay = sumsOf(works, { premiums, holidays, poland: terms })
    assert.deepEqual([byDay[150] ?? 0, byDay[200] ?? 0], [fifty, hundred], `days of seed ${seed}`)
  }
})

test(`by thresholds ${MONTHS} drawn months have the overtime of days first, then of weeks`, () => {
  const zone = 'Europe/Berlin'
  for (let seed = 1; seed <= MONTHS; seed += 1) {
    const luck = new Random(seed)
    const month = randomMonth(luck, zone)
    const chosen: Thresholds = {
      day: luck.pick([480, 480, 450, null]),
      week: luck.pick([2_400, 2_400, 2_100, null]),
      twice: luck.pick([720, 600, null]),
    }
    const overtime = overtimeTermsOf('EU', {
      ...{ range: weeksOf(month), periods: [month], holidays: new Set<string>() },
      ...{ weeklyReckoning: false, restWeekdays: [] },
      thresholds: {
        ...{ dailyMinutes: chosen.day, weeklyMinutes: chosen.week, doubleMinutes: chosen.twice },
      },
    })
    const terms = {
      premiums: { nightWindow: null, night: null, overtime },
      holidays: new Set<string>(),
      poland: null,
    }
    assert.deepEqual(
      sumsOf(month.works.map(asWork(zone)), terms),
      genericMonth(month.works, chosen),
      `month of seed ${seed}`
    )
  }
})

test(`in Vietnam ${MONTHS} drawn months are paid 150, 200 and 300 %, and more at night`, () => {
  const zone = 'Asia/Ho_Chi_Minh'
  for (let seed = 1; seed <= MONTHS; seed += 1) {
    const luck = new Random(seed)
    const month = randomMonth(luck, zone)
    const rest = luck.pick([[7], [6, 7], []])
    const overtime = overtimeTermsOf('VN', {
      ...{ range: weeksOf(month), periods: [month], holidays, thresholds: null },
      ...{ weeklyReckoning: false, restWeekdays: rest },
    })
    const night = { of: 'own_wage', percent: 30 } as const
    const terms = { premiums: { nightWindow: window, night, overtime }, holidays, poland: null }
    assert.deepEqual(
      sumsOf(month.works.map(asWork(zone)), terms),
      vietnameseMonth(month.works, { holidays, rest }),
      `month of seed ${seed}`
    )
  }
})
