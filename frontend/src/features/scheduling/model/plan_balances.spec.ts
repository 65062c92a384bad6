import { planContext, planPerson, planRules } from '@shiftloom/solver/labour_code/testing/plan'
import { expect, test } from 'vitest'
import { PlanBalances } from './plan_balances.ts'
import { entry } from './sample.ts'

const week = { from: '2026-11-16', until: '2026-11-23' }
const november = { from: '2026-11-01', until: '2026-12-01', normMinutes: 9600, normDays: 20 }
const contract = {
  from: '2026-01-01',
  until: null,
  workSystem: 'BASIC' as const,
  fte: 1,
  dailyMaxMinutes: null,
}
const worker = (id: string) => planPerson({ id, contracts: [contract], periods: [november] })
const before = entry({ id: 'before', day: '2026-11-09' })
const context = planContext({
  ...week,
  people: [worker('anna'), worker('piotr'), planPerson({ id: 'lan' })],
  ruleSets: [planRules()],
  around: [before],
})

test('what is shown and what lies around it make one balance', () => {
  const balances = new PlanBalances().of(context, week, [entry({ id: 'a' })])
  expect(balances.get('anna')).toEqual([
    { from: '2026-11-01', until: '2026-12-01', plannedMinutes: 960, agreedMinutes: 9600 },
  ])
  expect(balances.get('piotr')![0]!.plannedMinutes).toBe(0)
  expect(balances.has('lan')).toBe(false)
})

test('whose entries did not change keeps the same balances', () => {
  const book = new PlanBalances()
  const [a, b] = [entry({ id: 'a' }), entry({ id: 'b', employeeId: 'piotr' })]
  const first = book.of(context, week, [a, b])
  const second = book.of(context, week, [a, { ...b, workMinutes: 60 }])
  expect(second.get('anna')).toBe(first.get('anna'))
  expect(second.get('piotr')![0]!.plannedMinutes).toBe(60)
})

test('a context of other days is passed over: it lacks the entries of those', () =>
  expect(new PlanBalances().of(context, { ...week, until: '2026-11-30' }, []).size).toBe(0))
