import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayAway, onlyRules, planContext, planPerson, planRules, shift } from '../testing/plan.ts'
import type { PlanEntry } from './plan_context.ts'
import { positionsOf } from './plan_entries.ts'
import { planJudge } from './plan_judge.ts'
import { periodBalancesOf } from './period_balances.ts'

const november = { from: '2026-11-01', until: '2026-12-01' }
const contract = {
  from: '2026-01-01',
  until: null,
  workSystem: 'BASIC' as const,
  fte: 1,
  dailyMaxMinutes: null,
}
const person = planPerson({
  contracts: [contract],
  periods: [{ ...november, normMinutes: 9600, normDays: 20 }],
})
const rules = planRules({ settings: onlyRules('period_hours') })
const context = planContext({ people: [person], ruleSets: [rules], uncountedPositionIds: ['cleaner'] })

const balance = (...entries: PlanEntry[]): [number, number] => {
  const [only] = periodBalancesOf(person, rules, positionsOf(context), entries)
  return [only!.plannedMinutes / 60, only!.agreedMinutes / 60]
}
const on = (from: number, until: number, hours = '8-16'): PlanEntry[] =>
  Array.from({ length: until - from }, (_, index) =>
    shift(`2026-11-${String(from + index).padStart(2, '0')} ${hours}`)
  )

test('hours of the whole period, whichever days are shown', () => {
  assert.deepEqual(balance(...on(2, 7)), [40, 160])
  assert.deepEqual(balance(...on(2, 7), shift('2026-10-30 8-16'), shift('2026-12-01 8-16')), [40, 160])
})

test('work over an edge counts with what lies inside', () => {
  assert.deepEqual(balance(shift('2026-11-30 20-04')), [4, 160])
  assert.deepEqual(balance(shift('2026-10-31 22-06')), [6, 160])
})

test('absences lower what is agreed; a shift on such a day takes its own length', () => {
  assert.deepEqual(balance(dayAway('2026-11-02'), dayAway('2026-11-03')), [0, 144])
  assert.deepEqual(balance(dayAway('2026-11-02'), shift('2026-11-02 8-20')), [12, 148])
})

test('removed work and positions outside working hours count nothing', () => {
  const removed = shift('2026-11-02 8-16', { state: 'removed' })
  assert.deepEqual(balance(removed, shift('2026-11-03 8-16', { positionId: 'cleaner' })), [0, 160])
})

test('without agreed hours there is no balance', () =>
  assert.deepEqual(
    periodBalancesOf(
      planPerson({ periods: [{ ...november, normMinutes: 0, normDays: 0 }] }),
      rules,
      positionsOf(context),
      on(2, 7)
    ),
    []
  ))

test('more planned than agreed is what the rule of period hours reports', () => {
  const plans = [
    on(2, 22),
    on(2, 23),
    [...on(2, 22), dayAway('2026-11-23')],
    [...on(3, 22), shift('2026-11-30 18-02')],
  ]
  for (const entries of plans) {
    const [planned, agreed] = balance(...entries)
    const verdicts = planJudge(context, entries).verdicts()
    const reported = verdicts.map(({ actual, limit }) => [actual / 60, limit / 60])
    assert.deepEqual(reported, planned > agreed ? [[planned, agreed]] : [])
  }
})
