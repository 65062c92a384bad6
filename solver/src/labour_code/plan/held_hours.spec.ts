import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysOf } from '../../time/time.ts'
import { dayAway, onlyRules, planContext, planPerson, planRules, shift } from '../testing/plan.ts'
import { heldMinutesOf } from './held_hours.ts'
import { periodBalancesOf } from './period_balances.ts'
import type { PlanEntry } from './plan_context.ts'
import { positionsOf } from './plan_entries.ts'
import { planJudge } from './plan_judge.ts'

const TWELVE = 720
const monday = '2026-11-02'
const positions = positionsOf(planContext({ uncountedPositionIds: ['cleaner'] }))
const held = (absence: PlanEntry, planned: PlanEntry[], handedOver: PlanEntry[] = []): number =>
  heldMinutesOf(absence, planned, handedOver, positions)

const part = (startsAt: string, endsAt: string, more: Partial<PlanEntry> = {}): PlanEntry =>
  dayAway(monday, { type: 7, fullDay: false, startsAt, endsAt, ...more })

test('an absence holds the hours of the shifts that start on its day', () => {
  assert.equal(held(dayAway(monday), [shift(`${monday} 8-20`)]), TWELVE)
  assert.equal(held(dayAway(monday), [shift(`${monday} 6-10`), shift(`${monday} 14-18 -30`)]), 450)
  assert.equal(held(dayAway(monday), [shift('2026-11-01 22-6'), shift('2026-11-03 8-16')]), 0)
  assert.equal(held(dayAway(monday), [shift(`${monday} 22-6`)]), 480)
})

test('neither those of other people nor what is outside working hours', () => {
  assert.equal(held(dayAway(monday), [shift(`${monday} 8-20`, { employeeId: 'bob' })]), 0)
  assert.equal(held(dayAway(monday), [shift(`${monday} 8-20`, { positionId: 'cleaner' })]), 0)
  assert.equal(held(dayAway(monday), [shift(`${monday} 8-20`, { state: 'removed' })]), 0)
})

test('what staff still see counts once the plan has taken it away, and only then', () => {
  const seen = [shift(`${monday} 8-20`)]
  assert.equal(held(dayAway(monday), [], seen), TWELVE)
  assert.equal(held(dayAway(monday), [shift(`${monday} 8-14`)], seen), 360)
  assert.equal(held(dayAway(monday), [], [shift('2026-11-03 8-20')]), 0)
})

test('a part of a day holds what lies inside it', () => {
  const early = part('2026-11-02T07:00:00.000Z', '2026-11-02T09:00:00.000Z')
  assert.equal(held(early, [shift(`${monday} 8-16`)]), 120)
  assert.equal(held(early, [shift(`${monday} 12-20`)]), 0)
})

test('sickness that takes the place of leave holds what the leave did, no longer than itself', () => {
  const leave = dayAway(monday, { heldMinutes: TWELVE })
  assert.equal(held(dayAway(monday, { id: 'sick', type: 7 }), [leave]), TWELVE)
  const two = part('2026-11-02T07:00:00.000Z', '2026-11-02T09:00:00.000Z', { id: 'sick' })
  assert.equal(held(two, [leave]), 120)
})

const rules = planRules({ settings: onlyRules('period_hours', 'period_days') })
const person = planPerson({
  contracts: [{ from: '2026-01-01', until: null, workSystem: 'EQUIV12', fte: 1, dailyMaxMinutes: null }],
  periods: [{ from: '2026-11-01', until: '2026-12-01', normMinutes: 9600, normDays: 20 }],
})
const agreedWith = (...entries: PlanEntry[]): number =>
  periodBalancesOf(person, rules, positions, entries)[0]!.agreedMinutes / 60

test('the norm falls by the hours that are held, whether the shift is still there or not', () => {
  const away = dayAway(monday, { heldMinutes: TWELVE })
  assert.equal(agreedWith(dayAway(monday)), 152)
  assert.equal(agreedWith(away), 148)
  assert.equal(agreedWith(away, shift(`${monday} 8-20`)), 148)
  assert.equal(agreedWith(dayAway('2026-11-07', { heldMinutes: 240 })), 156)
  assert.equal(agreedWith(dayAway('2026-11-07')), 160)
})

test('leave from Monday to Sunday takes 12 + 12 + 12 + 4 hours, and four days', () => {
  const week = ['2026-11-02', '2026-11-04', '2026-11-06'].map((day) => dayAway(day, { heldMinutes: TWELVE }))
  const away = [...week, dayAway('2026-11-07', { heldMinutes: 240 })]
  assert.equal(agreedWith(...away), 120)
  const context = planContext({ people: [person], ruleSets: [rules] })
  const days = daysOf('2026-11-09', '2026-11-26').map((day) => shift(`${day} 8-8:30`))
  const found = planJudge(context, [...away, ...days]).verdicts()
  assert.deepEqual(
    found.map(({ ruleId, actual, limit }) => [ruleId, actual, limit]),
    [['period_days', 17, 16]]
  )
})

test('parts hold their own hours, and no more than the day in all', () => {
  const early = part('2026-11-02T07:00:00.000Z', '2026-11-02T09:00:00.000Z', { heldMinutes: 120 })
  assert.equal(agreedWith(early, shift(`${monday} 10-16`)), 158)
  const all = part('2026-11-02T07:00:00.000Z', '2026-11-02T19:00:00.000Z', { heldMinutes: TWELVE })
  assert.equal(agreedWith(all), 148)
})

test('a judge counts the same after single changes as from the start', () => {
  const context = planContext({ people: [person], ruleSets: [rules] })
  const days = daysOf('2026-11-09', '2026-11-22').map((day) => shift(`${day} 8-20`))
  const judge = planJudge(context, [...days, shift(`${monday} 8-20`)])
  judge.apply({ remove: [`${monday} 8-20`], add: [dayAway(monday, { heldMinutes: TWELVE })] })
  const fresh = planJudge(context, [...days, dayAway(monday, { heldMinutes: TWELVE })])
  assert.deepEqual(judge.verdicts(), fresh.verdicts())
  assert.deepEqual(
    fresh.verdicts().map(({ actual, limit }) => [actual / 60, limit / 60]),
    [[156, 148]]
  )
})
