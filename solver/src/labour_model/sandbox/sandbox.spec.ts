import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffingRule } from '../position/staffing_rule.ts'
import { compareRules, type RuleSet } from './compare_rules.ts'
import { backtestWeeks, sandboxBasis, type SandboxInput } from './sandbox_basis.ts'

const weeks = 16
const today = weeks * 7
/** Open from eight to twenty; `units` an hour, by week, weekday from 0 and hour. */
const input = (
  units: (week: number, weekday: number, hour: number) => number,
  weekFrom = today
): SandboxInput => ({
  ...{ today, weekFrom, slotMinutes: 60, exceptions: new Map(), holidays: [] },
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' })),
  metrics: new Map([
    [
      'tickets',
      Float64Array.from({ length: weeks * 168 }, (_, at) =>
        units(Math.floor(at / 168), Math.floor(at / 24) % 7, at % 24)
      ),
    ],
  ]),
})
const rule = (unitsPerPersonHour: number, more: Partial<StaffingRule> = {}): StaffingRule => ({
  work: { kind: 'linear', unitsPerPersonHour },
  ...{ metricId: 'tickets', minimum: 0, maximum: null, hours: null, share: 1 },
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, ...more },
})
const set = (...rules: StaffingRule[]): RuleSet => ({ rules, combination: 'sum', smoothed: false })

test('a steady place is planned as it comes, and the week ahead is expected', () => {
  const basis = sandboxBasis(input(() => 40))
  const { before, after } = compareRules(basis, {
    ...{ before: set(rule(20)), after: set(rule(10)), looked: 0, staff: 9 },
  })
  assert.equal(before.hours, 7 * 12 * 2)
  assert.equal(after.hours, 7 * 12 * 4)
  assert.deepEqual(before.backtest, {
    ...{ neededHours: backtestWeeks * 7 * 12 * 2, plannedHours: backtestWeeks * 7 * 12 * 2 },
    ...{ underHours: 0, overHours: 0, peakGap: 0, knownHours: backtestWeeks * 168 },
  })
})
test('the backtest sees only what came before the week it plans', () => {
  // The last past week brings three times as many; no forecast could know.
  const basis = sandboxBasis(input((week) => (week === weeks - 1 ? 120 : 40)))
  const { after } = compareRules(basis, {
    ...{ before: set(rule(20)), after: set(rule(20)), looked: 0, staff: 9 },
  })
  assert.equal(after.backtest.underHours, 7 * 12 * 4)
  assert.equal(after.backtest.peakGap, 4)
})
test('a past week shows what came, a week that has begun what came and what is expected', () => {
  const past = sandboxBasis(input((week) => week, 7 * 15))
  assert.equal(past.week.units.get('tickets')![10], 15)
  const begun = sandboxBasis({
    ...input((week) => week, 7 * 15),
    today: 7 * 15 + 2,
  })
  const row = begun.week.units.get('tickets')!
  assert.equal(row[24], 15)
  assert.ok(row[48]! < 15)
})
test('holidays ahead are like Sundays', () => {
  const busy = input((_, weekday) => (weekday === 6 ? 20 : 100))
  const basis = sandboxBasis({ ...busy, holidays: [today + 2] })
  const row = basis.week.units.get('tickets')!
  assert.deepEqual([row[34], row[58]], [100, 20])
})
test('two rules on one metric are pointed out, unless each does a part of it', () => {
  const basis = sandboxBasis(input(() => 40))
  const found = (rules: StaffingRule[], staff = 9) =>
    compareRules(basis, { before: set(), after: set(...rules), looked: 0, staff }).findings
  assert.deepEqual(found([rule(20), rule(40)]), [{ kind: 'counted_twice', other: 1, hours: 84 }])
  assert.deepEqual(found([rule(20, { share: 0.5 }), rule(40, { share: 0.5 })]), [])
  assert.deepEqual(found([rule(10)], 3), [{ kind: 'above_staff', hours: 84, most: 4 }])
  assert.deepEqual(found([rule(10)], 4), [])
  assert.deepEqual(found([rule(10, { metricId: 'guests' })]), [{ kind: 'metric_missing', hours: 84 }])
})
test('without history nothing is expected, and nothing is judged', () => {
  const { week, past } = sandboxBasis(input(() => NaN))
  assert.ok(Array.from(week.units.get('tickets')!).every((value) => Number.isNaN(value)))
  assert.ok(Array.from(past.forecast.get('tickets')!).every((value) => Number.isNaN(value)))
  const young = sandboxBasis({ ...input(() => 5, 7), today: 7 })
  assert.equal(young.past.came.get('tickets')!.length, backtestWeeks * 168)
})

test('a day that was marked teaches nothing, and an event is expected with its factor', () => {
  const fair = 7 * (weeks - 1) + 2
  // Three times as many on one Wednesday, as there was a fair.
  const raw = input((week, weekday) => (week === weeks - 1 && weekday === 2 ? 120 : 40))
  const expected = (special?: SandboxInput['special']): number =>
    sandboxBasis({ ...raw, ...(special && { special }) }).week.units.get('tickets')![2 * 24 + 10]!
  const marked = (unusual: number[], factors: [number, number][] = []) =>
    expected(new Map([['tickets', { unusual, factors: new Map(factors) }]]))
  assert.ok(expected() > 42)
  assert.ok(Math.abs(marked([fair]) - 40) < 0.01)
  assert.ok(Math.abs(marked([fair], [[today + 2, 1.5]]) - 60) < 0.01)
  assert.equal(expected(new Map([['guests', { unusual: [fair], factors: new Map() }]])), expected())
})
