import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysOf, weekdayOf, type Day } from '../../time/time.ts'
import { dayAway, onlyRules, planContext, planPerson, planRules, shift } from '../testing/plan.ts'
import type { PlanEntry } from './plan_context.ts'
import { planJudge } from './plan_judge.ts'

const november = { from: '2026-11-01', until: '2026-12-01' }
const contract = { from: '2026-01-01', until: null, workSystem: 'BASIC' as const, dailyMaxMinutes: null }
const holidays = ['2026-11-01', '2026-11-11']
/** Monday to Friday without holidays, November 2026: twenty days. */
const working = daysOf(november.from, november.until).filter(
  (day) => weekdayOf(day) < 6 && !holidays.includes(day)
)

function found(entries: PlanEntry[], fte = 1): string[] {
  const person = planPerson({
    contracts: [{ ...contract, fte }],
    periods: [{ ...november, normMinutes: 9600 * fte, normDays: 20 }],
  })
  const ruleSets = [planRules({ settings: onlyRules('period_hours', 'period_days') })]
  return planJudge(planContext({ people: [person], ruleSets }), entries)
    .verdicts()
    .map(({ actual, limit, unit }) =>
      unit === 'minute' ? `${actual / 60} of ${limit / 60} h` : `${actual} of ${limit} days`
    )
}
const on = (days: readonly Day[], hours = '8-16'): PlanEntry[] => days.map((day) => shift(`${day} ${hours}`))
const leave = (days: readonly Day[], changes: Partial<PlanEntry> = {}) =>
  days.map((day) => dayAway(day, changes))

test('W8a the norm is met exactly, and exceeded in hours and days', () => {
  assert.deepEqual(found(on(working)), [])
  assert.deepEqual(found(on([...working, '2026-11-14'])), ['168 of 160 h', '21 of 20 days'])
})
test('W8c half-time', () => {
  assert.deepEqual(found(on(working, '8-12'), 0.5), [])
  assert.deepEqual(found(on([...working, '2026-11-14'], '8-12'), 0.5), ['84 of 80 h', '21 of 20 days'])
})
test('W8d five days of leave lower hours and days', () => {
  assert.deepEqual(found([...on(working.slice(5)), ...leave(working.slice(0, 5))]), [])
  assert.deepEqual(found([...on([...working.slice(5), '2026-11-14']), ...leave(working.slice(0, 5))]), [
    '128 of 120 h',
    '16 of 15 days',
  ])
})
test('leave over a weekend and a holiday takes the working days only', () => {
  const away = leave(daysOf('2026-11-07', '2026-11-12'))
  assert.deepEqual(
    found([...on(working.filter((day) => day > '2026-11-11' || day < '2026-11-07')), ...away]),
    []
  )
  assert.deepEqual(
    found([
      ...on([...working.filter((day) => day > '2026-11-11' || day < '2026-11-07'), '2026-11-14']),
      ...away,
    ]),
    ['152 of 144 h', '19 of 18 days']
  )
})
test('two records of the same day of absence are one', () => {
  const away = [...leave(['2026-11-02']), ...leave(['2026-11-02'], { id: 'sick', type: 7 })]
  assert.deepEqual(found([...on(working.slice(1)), ...away]), [])
})
test('part of a day away takes its length and no day', () => {
  const part = shift('2026-11-02 8-10', { id: 'part', type: 7 })
  assert.deepEqual(found([...on(working), part]), ['160 of 158 h'])
})
test('a day away that has a shift takes what was planned', () => {
  const away = leave(['2026-11-14'])
  const saturday = shift('2026-11-14 8-20')
  assert.deepEqual(found([...on(working), saturday, ...away]), ['172 of 148 h', '21 of 19 days'])
})
test('work outside working hours takes nothing and counts nothing', () => {
  const person = planPerson({
    contracts: [{ ...contract, fte: 1 }],
    periods: [{ ...november, normMinutes: 0, normDays: 0 }],
  })
  const ruleSets = [planRules({ settings: onlyRules('period_hours', 'period_days') })]
  const context = planContext({ people: [person], ruleSets, uncountedPositionIds: ['baker'] })
  assert.deepEqual(planJudge(context, on(working)).verdicts(), [])
})
test('a shift moved on or off a day of absence changes what the absence takes', () => {
  const person = planPerson({
    contracts: [{ ...contract, fte: 1 }],
    periods: [{ ...november, normMinutes: 960, normDays: 9 }],
  })
  const ruleSets = [planRules({ settings: onlyRules('period_hours') })]
  const context = planContext({ people: [person], ruleSets })
  const judge = planJudge(context, [...on(['2026-11-02'], '8-12'), ...leave(['2026-11-14'])])
  assert.deepEqual(judge.verdicts(), [])
  const effect = judge.apply({ add: [shift('2026-11-14 6-16')] })
  assert.deepEqual(
    effect.worse.map(({ actual, limit }) => [actual, limit]),
    [[840, 360]]
  )
})
test('a day of leave takes the shorter norm of the person, and no longer one', () => {
  const limitWith = (dayNormMinutes: number | null) => {
    const person = planPerson({
      contracts: [{ ...contract, fte: 0.5, dayNormMinutes }],
      periods: [{ ...november, normMinutes: 1000, normDays: 99 }],
    })
    const ruleSets = [planRules({ settings: onlyRules('period_hours') })]
    const entries = [...leave(['2026-11-02']), ...on(['2026-11-03', '2026-11-04', '2026-11-05'])]
    return planJudge(planContext({ people: [person], ruleSets }), entries).verdicts()[0]?.limit
  }
  assert.deepEqual([limitWith(420), limitWith(600), limitWith(null)], [1000 - 210, 1000 - 240, 1000 - 240])
})
test('a Saturday of leave is a working day where the normal week has six', () => {
  const limitWith = (weekDays?: number) => {
    const person = planPerson({
      contracts: [{ ...contract, fte: 1 }],
      periods: [{ ...november, normMinutes: 1000, normDays: 1 }],
    })
    const settings = onlyRules('period_hours', 'period_days')
    const ruleSets = [planRules({ settings, ...(weekDays && { weekDays }) })]
    const entries = [
      ...leave(['2026-11-07', '2026-11-08']),
      ...on(['2026-11-03', '2026-11-04', '2026-11-05']),
    ]
    return planJudge(planContext({ people: [person], ruleSets }), entries)
      .verdicts()
      .map(({ limit }) => limit)
  }
  assert.deepEqual(
    [limitWith(), limitWith(5), limitWith(6)],
    [
      [1000, 1],
      [1000, 1],
      [520, 0],
    ]
  )
})
