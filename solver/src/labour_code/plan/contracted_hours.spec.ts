import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayAway, planContext, planPerson, planRules, shift } from '../testing/plan.ts'
import { contractedHours, partsOf } from './contracted_hours.ts'
import type { PlanEntry } from './plan_context.ts'
import { positionsOf } from './plan_entries.ts'
import { periodBalancesOf } from './period_balances.ts'

const november = { from: '2026-11-01', until: '2026-12-01' }
const december = { from: '2026-12-01', until: '2027-01-01' }
const contract = { from: '2026-01-01', until: null, fte: 1, dailyMaxMinutes: null }
const person = planPerson({
  contracts: [{ ...contract, workSystem: 'BASIC' }],
  periods: [
    { ...november, normMinutes: 9600, normDays: 20 },
    { ...december, normMinutes: 10_080, normDays: 21 },
  ],
})
const rules = planRules({})
const positions = positionsOf(planContext({ uncountedPositionIds: ['cleaner'] }))
const week = { from: '2026-11-02', until: '2026-11-09' }
const hoursOf = (...entries: PlanEntry[]) =>
  contractedHours({ person, rules, positions, entries }, ({ from, until }) =>
    from === week.from && until === week.until ? 2400 : NaN
  )

test('a whole settlement period asks for what its balance shows', () => {
  const entries = [dayAway('2026-11-03'), shift('2026-11-03 8-20'), shift('2026-11-30 20-04')]
  const hoursIn = hoursOf(...entries)
  assert.deepEqual(
    periodBalancesOf(person, rules, positions, entries),
    [november, december].map((period) => ({ ...period, ...hoursIn(period) }))
  )
  assert.deepEqual(hoursIn(november), { plannedMinutes: 720 + 240, agreedMinutes: 9600 - 720 })
})

test('other days ask for their share, less absences, and count what is planned in them', () => {
  const cleaning = shift('2026-11-05 8-16', { positionId: 'cleaner' })
  const hoursIn = hoursOf(
    dayAway('2026-11-03'),
    shift('2026-11-08 20-04'),
    shift('2026-11-20 8-16'),
    cleaning
  )
  assert.deepEqual(hoursIn(week), { plannedMinutes: 240, agreedMinutes: 2400 - 480 })
})

test('days are cut where settlement periods meet', () => {
  assert.deepEqual(partsOf(person, { from: '2026-11-23', until: '2026-12-07' }), [
    { from: '2026-11-23', until: '2026-12-01', period: november },
    { from: '2026-12-01', until: '2026-12-07', period: december },
  ])
  assert.deepEqual(partsOf(person, { from: '2027-01-04', until: '2027-01-11' }), [])
})
